"""Which operands an instruction takes: the instructions of compute modules, as a table.

    T  result type    R  result id    t  type id    v  any other id    l  label
    n  literal word   s  literal string   *  any number of the one before   ?  the one before may be absent

Source: the SPIR-V specification, section 3.52. Instructions that are not listed (graphics, ray tracing,
vendors') are not checked.
"""

from __future__ import annotations

import re

TABLE = """
0: | 1:T R | 330:s | 2:s | 3:n n v? s? | 4:s | 5:v s | 6:t n s | 7:R s | 8:v n n | 317: | 10:s | 11:R s |
12:T R v n v* | 14:n n | 15:n v s v* | 16:v n n* | 331:v n v* | 17:n | 19:R | 20:R | 21:R n n |
22:R n n? | 23:R t n | 24:R t n | 25:R t n n n n n n n? | 26:R | 27:R t | 28:R t v | 29:R t |
30:R t* | 32:R n t | 33:R t t* | 39:t n | 4456:R t v v v v | 41:T R | 42:T R | 43:T R n n? |
44:T R v* | 46:T R | 48:T R | 49:T R | 50:T R n n? | 51:T R v* | 52:T R n n* | 54:T R n t | 55:T R |
56: | 57:T R v v* | 59:T R n v? | 60:T R v v v | 61:T R v n* | 62:v v n* | 63:v v n* | 64:v v v n* |
65:T R v v* | 66:T R v v* | 67:T R v v v* | 70:T R v v v* | 68:T R v n | 71:v n n* | 72:t n n n* |
332:v n v* | 5632:v n s | 5633:t n n s | 73:R | 74:v v* | 77:T R v v | 78:T R v v v | 79:T R v v n* |
80:T R v* | 81:T R v n* | 82:T R v v n* | 83:T R v | 84:T R v | 400:T R v | 86:T R v v |
87:T R v v n* | 88:T R v v n* | 95:T R v v n* | 96:T R v v v n* | 98:T R v v n* | 99:v v v n* |
100:T R v | 103:T R v v | 104:T R v | 105:T R v v | 106:T R v | 107:T R v | 224:v v v | 225:v v |
227:T R v v v | 228:v v v v | 229:T R v v v v | 230:T R v v v v v v | 232:T R v v v | 233:T R v v v |
5614:T R v v v v | 5615:T R v v v v | 6035:T R v v v v | 245:T R v* | 246:l l n n* | 247:l n | 248:R |
249:l | 250:v l l n* | 251:v l n* | 252: | 253: | 254:v | 255: | 333:T R v | 334:T R v v |
335:T R v v | 336:T R v v | 337:T R v v v | 338:T R v v | 339:T R v v | 340:T R v v | 341:T R v v v |
342:T R v n v | 343:T R v v | 344:T R v v | 365:T R v v v | 366:T R v v v | 4431:T R v v v v? |
5056:T R v | 401:T R v v | 402:T R v v | 403:T R v v | 316:T R v |
201:T R v v v v | 202:T R v v v | 203:T R v v v | 169:T R v v v
"""

UNARY = (*range(109, 119), 120, 124, 126, 127, 154, 155, 156, 157, 168, 200, 204, 205)
BINARY = (*range(128, 153), *range(164, 168), *range(170, 192), *range(194, 200))
ATOMIC_BINARY = range(234, 243)
DERIVATIVES = range(207, 216)
REFERENCED = (89, 90, 93, 94, 97, 307, 308, 314, 315)  # sampling that compares, and gathering
GROUP_SHUFFLE = range(345, 349)
GROUP_ARITHMETIC = range(349, 365)


def _read() -> dict[int, tuple[str, ...]]:
    grammar: dict[int, tuple[str, ...]] = {}
    for number, operands in re.findall(r"(\d+):([TRtvlns*?\s]*)", TABLE):
        grammar[int(number)] = tuple(operands.split())
    grammar |= dict.fromkeys(UNARY, ("T", "R", "v"))
    grammar |= dict.fromkeys(BINARY, ("T", "R", "v", "v"))
    grammar |= dict.fromkeys(ATOMIC_BINARY, ("T", "R", "v", "v", "v", "v"))
    grammar |= dict.fromkeys(DERIVATIVES, ("T", "R", "v"))
    for number in REFERENCED:
        grammar[number] = ("T", "R", "v", "v", "v", "n*")
    for number in (91, 92, 305, 306, 313, 320):
        grammar[number] = ("T", "R", "v", "v", "n*")
    grammar |= dict.fromkeys(GROUP_SHUFFLE, ("T", "R", "v", "v", "v"))
    grammar |= dict.fromkeys(GROUP_ARITHMETIC, ("T", "R", "v", "n", "v", "v?"))
    return grammar


GRAMMAR = _read()

# opcode → the section of the logical layout (specification 2.4) that it belongs to; function bodies are
# apart.
SECTION = {
    17: 0, 10: 1, 11: 2, 14: 3, 15: 4, 16: 5, 331: 5, 7: 6, 3: 6, 4: 6, 2: 6, 5: 7, 6: 7,
    330: 8,
    71: 9, 72: 9, 332: 9, 5632: 9,
    5633: 9, 73: 9, 74: 9,
    **dict.fromkeys((*range(19, 31), 32, 33, 39, 4456, *range(41, 45), 46, *range(48, 53), 59, 1), 10),
}  # fmt: skip
ANYWHERE = frozenset((0, 8, 317, 12))  # no-ops, line information, non-semantic instructions
TERMINATORS = frozenset((249, 250, 251, 252, 253, 254, 255))

# Instructions of extensions that compute modules may have and that the table does not take apart, each with the
# capabilities of which one must be declared.
UNLISTED: dict[int, frozenset[int]] = {
    number: frozenset(capabilities)
    for numbers, capabilities in (
        ((4421, 4422, 4432), (4423,)),  # subgroup ballot, before Vulkan 1.1
        ((4428, 4429, 4430), (4431,)),  # subgroup vote, before Vulkan 1.1
        (range(4417, 4427), (4473,)),  # untyped pointers
        (range(4450, 4456), (6019,)),  # integer dot products
        (range(4457, 4461), (6022,)),  # cooperative matrices
        (range(4461, 4465), (6024,)),  # replicated composites
        ((*range(4472, 4480), 5341, *range(6016, 6033)), (4472, 4479)),  # ray queries
        ((5296,), (5297,)),  # partitioned subgroups
        (range(5358, 5363), (5357,)),  # NVIDIA's cooperative matrices
        # and their second form, cooperative vectors
        ((*range(5288, 5296), *range(5366, 5379), 5384, 5391, 5392, 5393), (5394, *range(5430, 5436), 5439)),
        ((5630, 5631), (5629,)),  # assume and expect
        (range(5571, 5577), (5568, 5569, 5570)),  # Intel's subgroups
        (range(6401, 6409), (6400,)),  # uniform group arithmetic
        (range(6916, 6918), (6912,)),
    )
    for number in numbers
}

# decoration → the number of literals that follow it; those of other kinds of shaders are left out
DECORATIONS = {
    **dict.fromkeys((0, 2, 3, 8, 9, 18, 19, 20, 21, 23, 24, 25, 26, 42, 4469, 4470, 5300, 5355, 5356), 0),
    **dict.fromkeys((1, 6, 11, 33, 34, 39, 40), 1),
}
MEMBER_DECORATIONS = {
    **dict.fromkeys((0, 4, 5, 18, 19, 20, 21, 23, 24, 25, 26), 0),
    **dict.fromkeys((7, 11, 35), 1),
}
DECORATIONS_BY_ID, DECORATIONS_BY_STRING = (27, 5634), (5635, 5636)
DECORATES_TYPES = frozenset((2, 3, 6, 8, 9))
# execution mode → the number of literals, or of ids for OpExecutionModeId
MODES = {
    17: 3, 38: 3, 4421: 0, 4459: 1, 4460: 1, 4461: 1, 4462: 1, 4463: 1, 5289: 0, 5290: 0, 6023: 0, 6028: 2, 4417: 0,
}  # fmt: skip
MODES_BY_ID = (38, 6028)  # LocalSizeId, FPFastMathDefault
ADDRESSING, MEMORY_MODELS = (0, 5348), (1, 3)


def extension_number(number: int) -> bool:
    """Whether an enumerant lies where the specification's registry puts those of extensions."""
    return 4160 <= number < 7000


# GLSL.std.450: instruction → (number of operands, what they are and what the result is: f floats, i
# integers, x not checked)
GLSL: dict[int, tuple[int, str]] = {
    **dict.fromkeys((1, 2, 3, 4, 6, 8, 9, 10, *range(11, 25), *range(27, 33), 69), (1, "f")),
    **dict.fromkeys((5, 7, 73, 74, 75), (1, "i")),
    **dict.fromkeys((25, 26, 37, 40, 48, 79, 80), (2, "f")),
    **dict.fromkeys((38, 39, 41, 42), (2, "i")),
    **dict.fromkeys((43, 46, 49, 50, 70, 81), (3, "f")),
    **dict.fromkeys((44, 45), (3, "i")),
    **dict.fromkeys((33, 34, 36, 52, *range(54, 67)), (1, "x")),
    **dict.fromkeys((35, 51, 53, 67, 68, 71), (2, "x")),
    72: (3, "x"),
}
