"""Kernels that mean something in NumPy, in the C that GLSL, HLSL and OpenCL C share; see `meanings.py`.

In a body `i` is the invocation, `l` its place in the workgroup of 64, `g` the workgroup; `FLOAT`, `INT`, `UINT`
convert, `BARRIER` waits for the workgroup, `ADD(cell, value)` adds atomically. Sizes are written in the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Arrays = dict[str, Any]


@dataclass(frozen=True)
class Meaning:
    """One kernel.

    Parameters
    ----------
    name, body
        What it is called, and its text.
    arrays
        Its buffers for a random generator, in the order of the bindings; the last is the result.
    expected
        The result, by NumPy.
    groups
        Workgroups to launch.
    shared
        A declaration of memory of the workgroup.
    tolerance
        Relative, of the result.
    """

    name: str
    body: str
    arrays: Callable[[np.random.Generator], Arrays]
    expected: Callable[[Arrays], Any]
    groups: int = 4
    shared: str = ""
    tolerance: float = 1e-5


def _floats(random: np.random.Generator, *names: str, size: int = 256) -> Arrays:
    return {name: random.random(size, np.float32) for name in names}


def _quantised(bits: int) -> Callable[[np.random.Generator], Arrays]:
    """64 rows of 64 weights in blocks of 32, each with a scale, packed into words; a vector; the result."""

    def make(random: np.random.Generator) -> Arrays:
        low, high = -(1 << bits - 1), 1 << bits - 1
        weights = random.integers(low, high, (64, 64))
        fields = (weights & (1 << bits) - 1).reshape(-1, 32 // bits).astype(np.uint32)
        words = np.bitwise_or.reduce(fields << (bits * np.arange(32 // bits, dtype=np.uint32)), axis=1)
        scales = random.random(128, np.float32)
        return {
            "q": words.astype(np.uint32),
            "d": scales,
            "x": random.random(64, np.float32),
            "y": np.zeros(64, np.float32),
        }

    return make


def _quantised_product(bits: int) -> Callable[[Arrays], Any]:
    def product(a: Arrays) -> Any:
        shifts = bits * np.arange(32 // bits, dtype=np.uint32)
        fields = (a["q"][:, None] >> shifts & (1 << bits) - 1).astype(np.int64)
        weights = np.where(fields >> bits - 1, fields - (1 << bits), fields).reshape(64, 2, 32)
        return ((weights * a["d"].reshape(64, 2, 1)).reshape(64, 64) @ a["x"]).astype(np.float32)

    return product


def _quantised_body(bits: int) -> str:
    words, per = 2 * bits, 32 // bits
    return f"""
  float sum = 0.0f;
  for (int block = 0; block < 2; block++) {{
    float part = 0.0f;
    for (int word = 0; word < {words // 2}; word++) {{
      uint packed = q[INT(i) * {words} + block * {words // 2} + word];
      for (int k = 0; k < {per}; k++) {{
        int weight = INT(packed << UINT({32 - bits} - {bits} * k)) >> {32 - bits};
        part += FLOAT(weight) * x[block * 32 + word * {per} + k];
      }}
    }}
    sum += part * d[INT(i) * 2 + block];
  }}
  y[i] = sum;"""


def _collatz(n: int) -> int:
    steps = 0
    while n > 1:
        n, steps = (3 * n + 1 if n % 2 else n // 2), steps + 1
    return steps


def _mandelbrot(a: Arrays) -> Any:
    out = []
    for cx in a["x"]:
        zx = zy = np.float32(0)
        steps = 0
        while steps < 50 and zx * zx + zy * zy < 4:
            zx, zy = (
                zx * zx - zy * zy + (cx * np.float32(3) - np.float32(2)),
                np.float32(2) * zx * zy + np.float32(0.25),
            )
            steps += 1
        out.append(steps)
    return np.array(out, np.uint32)


def _xorshift(a: Arrays) -> Any:
    x = a["x"].astype(np.uint64)
    for _ in range(5):
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
    return x.astype(np.uint32)


def _norm(a: Arrays) -> Any:
    x = a["x"].reshape(64, 32).astype(np.float64)
    centred = x - x.mean(1, keepdims=True)
    return (centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5)).astype(np.float32).ravel()


def _softmax(a: Arrays) -> Any:
    x = a["x"].reshape(64, 16).astype(np.float64) * 8
    e = np.exp(x - x.max(1, keepdims=True))
    return (e / e.sum(1, keepdims=True)).astype(np.float32).ravel()


KERNELS = (
    Meaning(
        "saxpy",
        "y[i] = 2.5f * x[i] + y[i];",
        lambda r: _floats(r, "x", "y"),
        lambda a: np.float32(2.5) * a["x"] + a["y"],
    ),
    Meaning(
        "sum of a workgroup",
        """s[l] = x[i]; BARRIER
  for (int step = 32; step > 0; step = step / 2) { if (INT(l) < step) s[l] += s[INT(l) + step]; BARRIER }
  if (l == UINT(0)) y[g] = s[0];""",
        lambda r: _floats(r, "x") | {"y": np.zeros(4, np.float32)},
        lambda a: a["x"].reshape(4, 64).sum(1),
        shared="float s[64]",
    ),
    Meaning(
        "inclusive scan",
        """s[l] = x[i]; BARRIER
  for (int step = 1; step < 64; step = step * 2) {
    uint before = UINT(0); if (INT(l) >= step) before = s[INT(l) - step];
    BARRIER s[l] += before; BARRIER
  }
  y[i] = s[l];""",
        lambda r: {"x": r.integers(0, 1000, 256).astype(np.uint32), "y": np.zeros(256, np.uint32)},
        lambda a: a["x"].reshape(4, 64).cumsum(1, dtype=np.uint32).ravel(),
        shared="uint s[64]",
    ),
    Meaning(
        "transposition",
        "y[(i % UINT(16)) * UINT(16) + i / UINT(16)] = x[i];",
        lambda r: _floats(r, "x", "y"),
        lambda a: a["x"].reshape(16, 16).T.ravel(),
    ),
    Meaning(
        "matrix times vector",
        "float sum = 0.0f; for (int k = 0; k < 32; k++) sum += m[INT(i) * 32 + k] * x[k]; y[i] = sum;",
        lambda r: _floats(r, "m", size=2048) | _floats(r, "x", size=32) | _floats(r, "y", size=64),
        lambda a: a["m"].reshape(64, 32) @ a["x"],
        groups=1,
    ),
    Meaning(
        "8-bit quantised matrix times vector",
        _quantised_body(8),
        _quantised(8),
        _quantised_product(8),
        groups=1,
        tolerance=1e-4,
    ),
    Meaning(
        "4-bit quantised matrix times vector",
        _quantised_body(4),
        _quantised(4),
        _quantised_product(4),
        groups=1,
        tolerance=1e-4,
    ),
    Meaning(
        "softmax",
        """float most = x[INT(i) * 16];
  for (int k = 1; k < 16; k++) if (x[INT(i) * 16 + k] > most) most = x[INT(i) * 16 + k];
  float sum = 0.0f;
  for (int k = 0; k < 16; k++) sum += exp(8.0f * (x[INT(i) * 16 + k] - most));
  for (int k = 0; k < 16; k++) y[INT(i) * 16 + k] = exp(8.0f * (x[INT(i) * 16 + k] - most)) / sum;""",
        lambda r: _floats(r, "x", "y", size=1024),
        _softmax,
        groups=1,
        tolerance=1e-4,
    ),
    Meaning(
        "layer norm",
        """float mean = 0.0f; float square = 0.0f;
  for (int k = 0; k < 32; k++) mean += x[INT(i) * 32 + k];
  mean = mean / 32.0f;
  for (int k = 0; k < 32; k++) { float c = x[INT(i) * 32 + k] - mean; square += c * c; }
  float scale = 1.0f / sqrt(square / 32.0f + 0.00001f);
  for (int k = 0; k < 32; k++) y[INT(i) * 32 + k] = (x[INT(i) * 32 + k] - mean) * scale;""",
        lambda r: _floats(r, "x", "y", size=2048),
        _norm,
        groups=1,
        tolerance=1e-3,
    ),
    Meaning(
        "histogram",
        "ADD(y[x[i] % UINT(16)], UINT(1));",
        lambda r: {"x": r.integers(0, 1 << 30, 256).astype(np.uint32), "y": np.zeros(16, np.uint32)},
        lambda a: np.bincount(a["x"] % 16, minlength=16).astype(np.uint32),
    ),
    Meaning(
        "stencil",
        """float left = 0.0f; float right = 0.0f;
  if (i > UINT(0)) left = x[INT(i) - 1];
  if (i < UINT(255)) right = x[INT(i) + 1];
  y[i] = 0.25f * left + 0.5f * x[i] + 0.25f * right;""",
        lambda r: _floats(r, "x", "y"),
        lambda a: np.convolve(a["x"], np.float32([0.25, 0.5, 0.25]), "same"),
    ),
    Meaning(
        "Collatz",
        """uint n = i + UINT(1); uint steps = UINT(0);
  while (n > UINT(1)) { if (n % UINT(2) == UINT(1)) n = UINT(3) * n + UINT(1); else n = n / UINT(2); steps++; }
  y[i] = steps;""",
        lambda r: {"y": np.zeros(256, np.uint32)},
        lambda a: np.array([_collatz(n + 1) for n in range(256)], np.uint32),
    ),
    Meaning(
        "Mandelbrot",
        """float zx = 0.0f; float zy = 0.0f; float cx = x[i] * 3.0f - 2.0f; uint steps = UINT(0);
  for (int k = 0; k < 50; k++) {
    if (zx * zx + zy * zy >= 4.0f) break;
    float next = zx * zx - zy * zy + cx; zy = 2.0f * zx * zy + 0.25f; zx = next; steps++;
  }
  y[i] = steps;""",
        lambda r: {"x": np.linspace(0, 0.4, 256, dtype=np.float32), "y": np.zeros(256, np.uint32)},
        _mandelbrot,
        tolerance=0.02,
    ),
    Meaning(
        "xorshift",
        """uint v = x[i];
  for (int k = 0; k < 5; k++) { v ^= v << UINT(13); v ^= v >> UINT(17); v ^= v << UINT(5); }
  y[i] = v;""",
        lambda r: {"x": r.integers(1, 1 << 32, 256).astype(np.uint32), "y": np.zeros(256, np.uint32)},
        _xorshift,
    ),
    Meaning(
        "bitonic sort",
        """s[l] = x[i]; BARRIER
  for (int size = 2; size <= 64; size = size * 2) {
    for (int step = size / 2; step > 0; step = step / 2) {
      int other = INT(l) ^ step;
      float mine = s[l]; float its = s[other];
      bool first = INT(l) < other;
      bool rising = (INT(l) & size) == 0;
      BARRIER
      if ((mine > its) == (first == rising) && mine != its) s[l] = its;
      BARRIER
    }
  }
  y[i] = s[l];""",
        lambda r: _floats(r, "x", "y"),
        lambda a: np.sort(a["x"].reshape(4, 64)).ravel(),
        shared="float s[64]",
    ),
)
