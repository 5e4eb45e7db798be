"""The programs of `foreign.py`: where their sources are, how they are compiled, and what they are run on.

A run is a command line of one executable. Both versions of the executable get the same, and must give the same exit
status and output. `back` is a second command line that gets the first one's output and must give `sample` again.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Run:
    """One thing to do with an executable.

    Parameters
    ----------
    executable
        Its name in `Program.mains`.
    arguments
        In which `{scripts}` is the folder of our scripts, `{root}` the sources', `{folder}` an empty one.
    given
        What standard input gets: `sample` (the program's C files), or a pattern of files below the root.
    back
        The arguments that turn the output into the sample again.
    """

    executable: str
    arguments: tuple[str, ...] = ()
    given: str = ""
    back: tuple[str, ...] = ()


@dataclass(frozen=True)
class Program:
    """A source package: its C files, how to compile them, which go into which executable, and what to run.

    `sources` are patterns below the root; `{root}` in `flags` is filled in. `written` are files that the program's own
    build would have made.
    """

    package: str
    flags: tuple[str, ...]
    sources: tuple[str, ...]
    excluded: tuple[str, ...]
    mains: dict[str, str]
    runs: tuple[Run, ...]
    libraries: tuple[str, ...] = ()
    written: dict[str, str] = field(default_factory=dict)


def _packing(executable: str, *levels: str, back: str = "-dc") -> tuple[Run, ...]:
    """A packer at several levels, each unpacked again."""
    return tuple(Run(executable, (level, "-c"), "sample", (back,)) for level in levels)


PROGRAMS = (
    Program(
        "lua5.4",
        ("-DLUA_USE_LINUX",),  # whose interpreter has a jump table: `indirectbr`
        ("src/*.c",),
        ("luac.c",),
        {"lua": "src/lua.c"},
        tuple(Run("lua", (f"{{scripts}}/{script}.lua",)) for script in ("language", "strings")),
        ("-lm", "-ldl"),
    ),
    Program(
        "zlib",
        ("-DHAVE_UNISTD_H", "-DHAVE_STDARG_H", "-Wno-deprecated-non-prototype"),
        ("*.c",),
        (),
        {"example": "test/example.c", "minigzip": "test/minigzip.c"},
        (Run("example", ("{folder}/x.gz",)), Run("minigzip", (), "sample", ("-d",))),
    ),
    Program(
        "bzip2",
        ("-D_FILE_OFFSET_BITS=64",),
        ("*.c",),
        ("dlltest.c", "mk251.c", "spewG.c", "unzcrash.c", "bzip2recover.c"),
        {"bzip2": "bzip2.c"},
        (*_packing("bzip2", "-1", "-9"), Run("bzip2", ("-9", "-c"), "sample*.ref")),
    ),
    Program(
        "lz4",
        ("-I{root}/lib", "-DLZ4_MEMORY_USAGE=14"),
        ("lib/*.c", "programs/*.c"),
        (),
        {"lz4": "programs/lz4cli.c"},
        _packing("lz4", "-1", "-9", "-12"),
    ),
    Program(
        "libzstd",
        ("-I{root}/lib", "-I{root}/lib/common", "-DZSTD_DISABLE_ASM", "-DXXH_NAMESPACE=ZSTD_"),
        (
            "lib/common/*.c",
            "lib/compress/*.c",
            "lib/decompress/*.c",
            "lib/dictBuilder/*.c",
            "programs/*.c",
        ),
        (),
        {"zstd": "programs/zstdcli.c"},
        _packing("zstd", "-1", "-5", "-19"),
    ),
    Program(
        "brotli",
        ("-I{root}/c/include",),
        ("c/common/*.c", "c/dec/*.c", "c/enc/*.c"),
        (),
        {"brotli": "c/tools/brotli.c"},
        _packing("brotli", "-1", "-5", "-9"),
        ("-lm",),
    ),
    Program(
        "mujs",
        (),
        ("*.c",),
        ("one.c", "pp.c"),
        {"mujs": "main.c"},
        (Run("mujs", ("{scripts}/language.js",)),),
        ("-lm",),
    ),
    Program(
        "duktape",
        ("-I{root}/src", "-I{root}/extras/print-alert", "-DDUK_CMDLINE_PRINTALERT_SUPPORT"),
        ("src/*.c", "extras/print-alert/duk*.c"),
        (),
        {"duk": "examples/cmdline/duk_cmdline.c"},
        (Run("duk", ("{scripts}/language.js",)),),
        ("-lm",),
    ),
    Program(
        "cmark",
        ("-I{root}/src", "-DCMARK_STATIC_DEFINE"),
        ("src/*.c",),
        (),
        {"cmark": "src/main.c"},
        tuple(
            Run("cmark", ("-t", kind), pattern)
            for kind in ("html", "latex", "man", "xml", "commonmark")
            for pattern in ("README.md", "test/spec.txt")
        ),
        written={
            "src/config.h": "#define HAVE_STDBOOL_H 1\n#include <stdbool.h>\n#define HAVE___BUILTIN_EXPECT 1\n"
            "#define CMARK_INLINE inline\n#define CMARK_ATTRIBUTE(list) __attribute__(list)\n",
            "src/cmark_export.h": "#define CMARK_EXPORT\n",
            "src/cmark_version.h": '#define CMARK_VERSION 1\n#define CMARK_VERSION_STRING "1"\n',
        },
    ),
)
