"""European options by Black and Scholes: exp, log and sqrt in float32.

The normal distribution function is formula 26.2.17 of Abramowitz and Stegun, absolute error below 7.5e-8.
"""

from __future__ import annotations

import math

import numpy as np
from measure import Case, Program, groups_for
from numba import njit, prange

SIZES = {"tiny": 1000, "small": 1 << 20, "full": 1 << 26}
LOCAL = 256
RATE, VOLATILITY = 0.02, 0.30
SAMPLE = 10000  # options that are checked


def price_function(device):
    """Call and put price of one option, as a function made by the decorator `device`."""
    a1, a2, a3 = np.float32(0.319381530), np.float32(-0.356563782), np.float32(1.781477937)
    a4, a5 = np.float32(-1.821255978), np.float32(1.330274429)
    one, half = np.float32(1), np.float32(0.5)
    slope, norm = np.float32(0.2316419), np.float32(1 / math.sqrt(2 * math.pi))

    @device
    def normal(d):
        k = one / (one + slope * math.fabs(d))
        tail = norm * math.exp(-half * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))))
        return one - tail if d > np.float32(0) else tail

    @device
    def prices(stock, strike, years, rate, volatility):
        spread = volatility * math.sqrt(years)
        d1 = (math.log(stock / strike) + (rate + half * volatility * volatility) * years) / spread
        d2 = d1 - spread
        n1, n2 = normal(d1), normal(d2)
        discounted = strike * math.exp(-rate * years)
        return stock * n1 - discounted * n2, discounted * (one - n2) - stock * (one - n1)

    return prices


def kernels(target, fastmath=False):
    grid1 = target.grid1
    prices = price_function(target.fast_device if fastmath else target.device)

    @target.jit(fastmath=fastmath)
    def black_scholes(stock, strike, years, rate, volatility, call, put):
        i = grid1()
        if i < call.size:
            call[i], put[i] = prices(stock[i], strike[i], years[i], rate, volatility)

    return black_scholes


cpu_prices = price_function(njit)


@njit(parallel=True)
def on_cpu(stock, strike, years, rate, volatility, call, put):
    for i in prange(call.size):
        call[i], put[i] = cpu_prices(stock[i], strike[i], years[i], rate, volatility)


def reference(stock: np.ndarray, strike: np.ndarray, years: np.ndarray) -> np.ndarray:
    """Call and put prices by erfc, in float64."""
    stock, strike, years = (array.astype(np.float64) for array in (stock, strike, years))
    spread = VOLATILITY * np.sqrt(years)
    d1 = (np.log(stock / strike) + (RATE + 0.5 * VOLATILITY**2) * years) / spread
    normal = np.vectorize(lambda d: 0.5 * math.erfc(-d / math.sqrt(2.0)))
    n1, n2 = normal(d1), normal(d1 - spread)
    discounted = strike * np.exp(-RATE * years)
    return np.stack([stock * n1 - discounted * n2, discounted * (1 - n2) - stock * (1 - n1)])


def case(size: int, fastmath: bool = False) -> Case:
    random = np.random.default_rng(10)
    options = [
        random.uniform(low, high, size).astype(np.float32) for low, high in ((5, 30), (1, 100), (0.25, 10))
    ]
    market = (np.float32(RATE), np.float32(VOLATILITY))
    picks = slice(0, SAMPLE)
    expected = reference(*(array[picks] for array in options))

    def program(target):
        black_scholes = kernels(target, fastmath)
        inputs = [target.to_device(array) for array in options]
        call, put = (target.to_device(np.zeros(size, dtype=np.float32)) for _ in range(2))
        groups = groups_for(size, LOCAL)
        return Program(
            lambda: black_scholes[groups, LOCAL](*inputs, *market, call, put),
            lambda: np.stack([target.to_host(call)[picks], target.to_host(put)[picks]]),
        )

    host = [np.zeros(size, dtype=np.float32) for _ in range(2)]

    def cpu():
        on_cpu(*options, *market, *host)
        return np.stack([array[picks] for array in host])

    def error(got):
        return float(np.max(np.abs(got - expected)))

    return Case(1e-9 * size, "Goption/s", program, cpu, error, 1e-4)


def fast_case(size: int) -> Case:
    return case(size, fastmath=True)
