"""Write coefficients_f32.h and coefficients_f64.h from the table in fits.py: `python coefficients.py [NAME ...]`.

With names, only those polynomials are fitted again; the others keep their text.
"""

from __future__ import annotations

import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import mpmath
from fits import FITS, SPLITS
from remez import Fit, literal, solve

HERE = Path(__file__).parent
HEAD = "/* Written by coefficients.py from fits.py; edit those. */\n\n"


def emit(job: tuple[str, int]) -> str:
    """The C function of one polynomial, by Horner's rule."""
    name, width = job
    fit = next(f for f in FITS if f.name == name and width in f.degree)
    coefficients, accuracy = solve(fit, width)
    kind = {32: "float", 64: "double"}[width]
    lines = [
        f"/* {fit.what}; x in [{fit.low:.4g}, {fit.high:.4g}], {float(accuracy):.1f} bits. */",
        f"INLINE {kind} {name}({kind} x) {{",
        f"    {kind} p = {literal(coefficients[-1], width)};",
    ]
    lines += [f"    p = mad(p, x, {literal(c, width)});" for c in reversed(coefficients[:-1])]
    lines += ["    return p;", "}", ""]
    return "\n".join(lines)


def constants(width: int) -> str:
    """The macros of the split constants, and 2/pi to as many bits as the largest float's reduction needs."""
    count = {32: 7, 64: 19}[width]
    with mpmath.workprec(2000):
        digits = (
            f"{int(mpmath.floor(2 / mpmath.pi * mpmath.mpf(2) ** (count * width))):0{count * width // 4}x}"
        )
    words = [digits[i : i + width // 4] for i in range(0, len(digits), width // 4)]
    table = ", ".join(f"0x{word}" for word in words)
    return f"#define TWO_OVER_PI_WORDS {table}\n" + "".join(
        f"#define {split.name}_{i} {literal(part, width)}\n"
        for split in SPLITS
        for i, part in enumerate(split.parts(width))
    )


def present(width: int) -> dict[str, str]:
    """The polynomials that the header holds already."""
    path = HERE / f"coefficients_f{width}.h"
    if not path.exists():
        return {}
    blocks = re.findall(r"^/\* (?:(?!\*/).)*\*/\nINLINE.*?^}\n", path.read_text(), re.M | re.S)
    return {match[1]: block for block in blocks if (match := re.search(r"(\w+)\(\w+ x\)", block))}


def main(names: list[str]) -> None:
    with ProcessPoolExecutor(2) as pool:
        for width in (32, 64):
            wanted: list[Fit] = [f for f in FITS if width in f.degree]
            old = present(width)
            todo = [f.name for f in wanted if f.name not in old or not names or f.name in names]
            new = dict(zip(todo, pool.map(emit, [(n, width) for n in todo]), strict=True))
            text = HEAD + constants(width) + "\n" + "\n".join(new.get(f.name) or old[f.name] for f in wanted)
            (HERE / f"coefficients_f{width}.h").write_text(text)
            for name in todo:
                print(new[name].splitlines()[0], name, width)


if __name__ == "__main__":
    main(sys.argv[1:])
