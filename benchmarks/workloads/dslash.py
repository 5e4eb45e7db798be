"""The lattice hopping term with SU(3) links, staggered: 1.3 flops a byte on a 4-d stencil.

out(x) = 1/2 sum over mu of eta_mu(x) [U_mu(x) v(x + mu) - U_mu(x - mu)^dagger v(x - mu)], eta_mu = (-1)^(x_0 + … +
x_(mu-1)), periodic (Kogut and Susskind 1975). Links are stored as float32 links[mu, 2 (3 row + column) + part, site]
and colour vectors as vector[2 row + part, site], so that neighbouring invocations read neighbouring words.
"""

from __future__ import annotations

import functools

import numpy as np
from measure import Case, Program, groups_for, relative_error
from numba import njit, prange

SIZES = {"tiny": (4, 4, 4, 4), "small": (16, 16, 16, 16), "full": (32, 32, 32, 64)}
LOCAL = 128
FLOPS = 8 * 66 + 7 * 6  # a site: eight products of a matrix and a vector, and their sum


def row_functions(device):
    """A row of U v and of U^dagger v, as functions made by the decorator `device`."""

    @device
    def row(links, mu, site, r, v0r, v0i, v1r, v1i, v2r, v2i):
        a_r, a_i = links[mu, 6 * r, site], links[mu, 6 * r + 1, site]
        b_r, b_i = links[mu, 6 * r + 2, site], links[mu, 6 * r + 3, site]
        c_r, c_i = links[mu, 6 * r + 4, site], links[mu, 6 * r + 5, site]
        real = a_r * v0r - a_i * v0i + b_r * v1r - b_i * v1i + c_r * v2r - c_i * v2i
        imag = a_r * v0i + a_i * v0r + b_r * v1i + b_i * v1r + c_r * v2i + c_i * v2r
        return real, imag

    @device
    def adjoint_row(links, mu, site, r, v0r, v0i, v1r, v1i, v2r, v2i):
        a_r, a_i = links[mu, 2 * r, site], links[mu, 2 * r + 1, site]
        b_r, b_i = links[mu, 2 * r + 6, site], links[mu, 2 * r + 7, site]
        c_r, c_i = links[mu, 2 * r + 12, site], links[mu, 2 * r + 13, site]
        real = a_r * v0r + a_i * v0i + b_r * v1r + b_i * v1i + c_r * v2r + c_i * v2i
        imag = a_r * v0i - a_i * v0r + b_r * v1i - b_i * v1r + c_r * v2i - c_i * v2r
        return real, imag

    return row, adjoint_row


def site_function(device):
    """The hopping term at one site, as a function made by `device`."""
    row, adjoint_row = row_functions(device)

    @device
    def hop(links, vector, out, site, l0, l1, l2, l3):
        x0 = site % l0
        x1 = site // l0 % l1
        x2 = site // (l0 * l1) % l2
        x3 = site // (l0 * l1 * l2)
        o0r = o0i = o1r = o1i = o2r = o2i = np.float32(0)
        for mu in range(4):
            if mu == 0:
                ahead = site + 1 if x0 + 1 < l0 else site + 1 - l0
                behind = site - 1 if x0 > 0 else site - 1 + l0
                odd = 0
            elif mu == 1:
                ahead = site + l0 if x1 + 1 < l1 else site + l0 - l0 * l1
                behind = site - l0 if x1 > 0 else site - l0 + l0 * l1
                odd = x0 & 1
            elif mu == 2:
                ahead = site + l0 * l1 if x2 + 1 < l2 else site + l0 * l1 - l0 * l1 * l2
                behind = site - l0 * l1 if x2 > 0 else site - l0 * l1 + l0 * l1 * l2
                odd = (x0 + x1) & 1
            else:
                ahead = site + l0 * l1 * l2 if x3 + 1 < l3 else site + l0 * l1 * l2 - l0 * l1 * l2 * l3
                behind = site - l0 * l1 * l2 if x3 > 0 else site - l0 * l1 * l2 + l0 * l1 * l2 * l3
                odd = (x0 + x1 + x2) & 1
            half = np.float32(-0.5) if odd else np.float32(0.5)

            v0r, v0i = half * vector[0, ahead], half * vector[1, ahead]
            v1r, v1i = half * vector[2, ahead], half * vector[3, ahead]
            v2r, v2i = half * vector[4, ahead], half * vector[5, ahead]
            real, imag = row(links, mu, site, 0, v0r, v0i, v1r, v1i, v2r, v2i)
            o0r += real
            o0i += imag
            real, imag = row(links, mu, site, 1, v0r, v0i, v1r, v1i, v2r, v2i)
            o1r += real
            o1i += imag
            real, imag = row(links, mu, site, 2, v0r, v0i, v1r, v1i, v2r, v2i)
            o2r += real
            o2i += imag

            v0r, v0i = half * vector[0, behind], half * vector[1, behind]
            v1r, v1i = half * vector[2, behind], half * vector[3, behind]
            v2r, v2i = half * vector[4, behind], half * vector[5, behind]
            real, imag = adjoint_row(links, mu, behind, 0, v0r, v0i, v1r, v1i, v2r, v2i)
            o0r -= real
            o0i -= imag
            real, imag = adjoint_row(links, mu, behind, 1, v0r, v0i, v1r, v1i, v2r, v2i)
            o1r -= real
            o1i -= imag
            real, imag = adjoint_row(links, mu, behind, 2, v0r, v0i, v1r, v1i, v2r, v2i)
            o2r -= real
            o2i -= imag
        out[0, site] = o0r
        out[1, site] = o0i
        out[2, site] = o1r
        out[3, site] = o1i
        out[4, site] = o2r
        out[5, site] = o2i

    return hop


def kernels(target):
    grid1 = target.grid1
    hop = site_function(target.device)

    @target.jit()
    def dslash(links, vector, out, l0, l1, l2, l3):
        site = grid1()
        if site < out.shape[1]:
            hop(links, vector, out, site, l0, l1, l2, l3)

    return dslash


cpu_hop = site_function(njit)


@njit(parallel=True)
def on_cpu(links, vector, out, l0, l1, l2, l3):
    for site in prange(out.shape[1]):
        cpu_hop(links, vector, out, site, l0, l1, l2, l3)


def reference(links: np.ndarray, vector: np.ndarray, lattice: tuple[int, int, int, int]) -> np.ndarray:
    """The same with complex matrices in NumPy."""
    shape = lattice[::-1]  # the last axis is direction 0
    i = np.complex64(1j)  # single precision: at the full size the links alone have 600 MB
    matrices = (links[:, 0::2] + i * links[:, 1::2]).reshape(4, 3, 3, *shape)
    v = (vector[0::2] + i * vector[1::2]).reshape(3, *shape)
    x = np.indices(shape)[::-1]
    out = np.zeros_like(v)
    for mu in range(4):
        eta = np.where(sum(x[:mu], np.zeros(shape, dtype=int)) % 2, np.float32(-0.5), np.float32(0.5))
        axis = 3 - mu - 4
        out += eta * np.einsum("ab...,b...->a...", matrices[mu], np.roll(v, -1, axis))
        out -= eta * np.roll(np.einsum("ba...,b...->a...", matrices[mu].conj(), v), 1, axis)
    flat = out.reshape(3, -1)
    return np.stack([part for row in flat for part in (row.real, row.imag)])


def case(size: tuple[int, int, int, int]) -> Case:
    random = np.random.default_rng(4)
    sites = int(np.prod(size))
    # Any matrices do for speed and for the check; examples/demo has unitary ones.
    links = random.random((4, 18, sites), dtype=np.float32) - np.float32(0.5)
    vector = random.random((6, sites), dtype=np.float32) - np.float32(0.5)
    lengths = tuple(np.int32(length) for length in size)

    def program(target):
        dslash = kernels(target)
        d_links, d_vector = target.to_device(links), target.to_device(vector)
        out = target.to_device(np.zeros_like(vector))
        groups = groups_for(sites, LOCAL)
        return Program(
            lambda: dslash[groups, LOCAL](d_links, d_vector, out, *lengths), lambda: target.to_host(out)
        )

    host_out = np.zeros_like(vector)

    def cpu():
        on_cpu(links, vector, host_out, *lengths)
        return host_out

    @functools.cache
    def expected():
        return reference(links, vector, size)

    return Case(
        1e-9 * FLOPS * sites, "GFLOP/s", program, cpu, lambda got: relative_error(got, expected()), 1e-5
    )
