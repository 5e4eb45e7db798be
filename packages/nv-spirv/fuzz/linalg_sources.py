"""Tensor programs in MLIR's linalg dialect, for IREE: one operation of random shapes and types a seed."""

from __future__ import annotations

import random

TARGETS = ("vp_android_baseline_2022", "turing", "valhall1", "rdna3")


def module(seed: int) -> str:
    """The text of a seed."""
    draw = random.Random(seed)
    kinds = (_matmul, _elementwise, _reduction, _transpose, _convolution, _softmax)
    return kinds[seed % len(kinds)](draw)


def _matmul(draw: random.Random) -> str:
    type_ = draw.choice(("f32", "f16", "i32"))
    m, n, k = (draw.choice((1, 7, 16, 64, 100, 128, 256)) for _ in range(3))
    zero = "0" if type_[0] == "i" else "0.0"
    return f"""func.func @f(%a: tensor<{m}x{k}x{type_}>, %b: tensor<{k}x{n}x{type_}>) -> tensor<{m}x{n}x{type_}> {{
  %z = arith.constant {zero} : {type_}
  %e = tensor.empty() : tensor<{m}x{n}x{type_}>
  %i = linalg.fill ins(%z : {type_}) outs(%e : tensor<{m}x{n}x{type_}>) -> tensor<{m}x{n}x{type_}>
  %r = linalg.matmul ins(%a, %b : tensor<{m}x{k}x{type_}>, tensor<{k}x{n}x{type_}>)
    outs(%i : tensor<{m}x{n}x{type_}>) -> tensor<{m}x{n}x{type_}>
  return %r : tensor<{m}x{n}x{type_}>
}}
"""


def _elementwise(draw: random.Random) -> str:
    rows, columns = draw.choice((3, 64, 500)), draw.choice((5, 32, 1024))
    names = [draw.choice(("math.exp", "math.sqrt", "math.tanh", "math.sin", "arith.negf")) for _ in range(3)]
    shape = f"tensor<{rows}x{columns}xf32>"
    lines = [f"    %{k + 1} = {name} %{k} : f32" for k, name in enumerate(names)]
    return f"""#m = affine_map<(i, j) -> (i, j)>
func.func @f(%a: {shape}, %b: {shape}) -> {shape} {{
  %e = tensor.empty() : {shape}
  %r = linalg.generic {{indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]}}
    ins(%a, %b : {shape}, {shape}) outs(%e : {shape}) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
{chr(10).join(lines)}
    linalg.yield %{len(names)} : f32
  }} -> {shape}
  return %r : {shape}
}}
"""


def _reduction(draw: random.Random) -> str:
    rows, columns = draw.choice((1, 16, 333)), draw.choice((8, 100, 4096))
    operation = draw.choice(("arith.addf", "arith.maximumf", "arith.mulf"))
    return f"""#m = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<{rows}x{columns}xf32>) -> tensor<{rows}xf32> {{
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<{rows}xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<{rows}xf32>) -> tensor<{rows}xf32>
  %r = linalg.generic {{indexing_maps = [#m, #r], iterator_types = ["parallel", "reduction"]}}
    ins(%a : tensor<{rows}x{columns}xf32>) outs(%i : tensor<{rows}xf32>) {{
  ^bb0(%x: f32, %o: f32):
    %s = {operation} %x, %o : f32
    linalg.yield %s : f32
  }} -> tensor<{rows}xf32>
  return %r : tensor<{rows}xf32>
}}
"""


def _transpose(draw: random.Random) -> str:
    rows, columns = draw.choice((5, 64, 300)), draw.choice((12, 128, 77))
    type_ = draw.choice(("f32", "i8", "i16", "f16"))
    return f"""func.func @f(%a: tensor<{rows}x{columns}x{type_}>) -> tensor<{columns}x{rows}x{type_}> {{
  %e = tensor.empty() : tensor<{columns}x{rows}x{type_}>
  %r = linalg.transpose ins(%a : tensor<{rows}x{columns}x{type_}>)
    outs(%e : tensor<{columns}x{rows}x{type_}>) permutation = [1, 0]
  return %r : tensor<{columns}x{rows}x{type_}>
}}
"""


def _convolution(draw: random.Random) -> str:
    size, channels, filters = draw.choice((8, 17, 32)), draw.choice((3, 16)), draw.choice((4, 32))
    out = f"tensor<1x{size - 2}x{size - 2}x{filters}xf32>"
    given = f"tensor<1x{size}x{size}x{channels}xf32>"
    return f"""func.func @f(%a: {given}, %k: tensor<3x3x{channels}x{filters}xf32>) -> {out} {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : {out}
  %i = linalg.fill ins(%z : f32) outs(%e : {out}) -> {out}
  %r = linalg.conv_2d_nhwc_hwcf {{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}}
    ins(%a, %k : {given}, tensor<3x3x{channels}x{filters}xf32>) outs(%i : {out}) -> {out}
  return %r : {out}
}}
"""


def _softmax(draw: random.Random) -> str:
    shape = f"tensor<{draw.choice((2, 30))}x{draw.choice((16, 500))}xf32>"
    return f"""func.func @f(%a: {shape}) -> {shape} {{
  %e = tensor.empty() : {shape}
  %r = linalg.softmax dimension(1) ins(%a : {shape}) outs(%e : {shape}) -> {shape}
  return %r : {shape}
}}
"""
