"""Images from and to PNG files, for `nv-run` and for Python; needs Pillow (`pip install nv-runtime[images]`)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import InvalidInput, Unsupported
from .host_buffers import Usage, numbers
from .kernels.descriptors import BUFFER_KINDS, SAMPLER_KINDS, TEXEL_KINDS

if TYPE_CHECKING:
    from .device import Device
    from .kernels.kernel import Kernel
    from .memory.image import Image

_CHANNELS = {1: "L", 2: "LA", 3: "RGB", 4: "RGBA"}
_DEFAULT = "rgba8"


def load_png(path: str | os.PathLike[str]) -> np.ndarray[Any, Any]:
    """The pixels of a PNG (or any file that Pillow reads): uint8, (height, width, 4), red first, alpha last.

    Raises
    ------
    Unsupported
        Without Pillow.
    InvalidInput
        When the file holds no image.
    """
    pillow = _pillow()
    try:
        with pillow.open(path) as picture:
            return np.asarray(picture.convert("RGBA"))
    except FileNotFoundError:
        raise
    except OSError as error:  # Pillow's UnidentifiedImageError is one
        raise InvalidInput(f"{os.fspath(path)} holds no image: {error}") from None


def save_png(path: str | os.PathLike[str], pixels: np.ndarray[Any, Any]) -> None:
    """Write pixels, (height, width) or (height, width, channels): integers as 8 bits, floats from 0 to 1 scaled.

    Raises
    ------
    Unsupported
        Without Pillow.
    InvalidInput
        When the shape is not an image's.
    """
    channels = 1 if pixels.ndim == 2 else pixels.shape[-1]
    if pixels.ndim not in (2, 3) or channels not in _CHANNELS:
        raise InvalidInput(
            f"an array of {pixels.shape} is not a picture: give (height, width[, 1 to 4 channels])"
        )
    if pixels.dtype.kind == "f":
        pixels = np.rint(np.clip(np.nan_to_num(pixels), 0, 1) * 255)
    elif pixels.dtype.itemsize > 1:
        pixels = np.clip(pixels, 0, 255)
    plain = np.ascontiguousarray(pixels.astype(np.uint8))
    _pillow().fromarray(plain[..., 0] if plain.shape[2:] == (1,) else plain).save(path)


def parse(texts: list[str], device: Device, kernel: Kernel) -> dict[tuple[int, int], Any]:
    """The resource of each `--image`, `[KEY@]FILE.png[:FORMAT]` or `[KEY@]FORMAT:HEIGHTxWIDTH`, by set and binding."""
    others = (*BUFFER_KINDS, *SAMPLER_KINDS, *TEXEL_KINDS)
    free = {(b.set, b.binding): b for b in kernel.bindings if b.kind not in others}
    found: dict[tuple[int, int], Any] = {}
    for text in texts:
        key, at, rest = text.rpartition("@")
        place = kernel.places.get(key) if at else next((p for p in free if p not in found), None)
        if place is None or place not in free:
            names = ", ".join(b.name for b in free.values()) or "none"
            raise Usage(f"--image {text!r}: {kernel.name} has no such image; it has {names}")
        image = _image(rest, device)
        pair = free[place].kind == "combined_image_sampler"
        found[place] = (image, device.sampler()) if pair else image
    for b in kernel.bindings if texts else ():
        if b.kind in SAMPLER_KINDS:
            found[b.set, b.binding] = device.sampler()
    return found


def _image(text: str, device: Device) -> Image:
    path, colon, last = text.rpartition(":")
    if colon and "." not in path:
        shape = numbers(last)
        image = device.image(shape, path)
        image.write(np.zeros((*shape, image.channels) if image.channels > 1 else shape, image.dtype))
        return image
    path, format = (path, last) if colon else (text, _DEFAULT)
    pixels = load_png(path)
    image = device.image(pixels.shape[:2], format)
    wanted: np.ndarray[Any, Any] = pixels[..., : image.channels]
    if image.dtype.kind == "f":
        wanted = wanted / 255
    elif image.dtype.itemsize > 1 and format in ("rgba16",):
        wanted = wanted.astype(np.uint16) * 257
    image.write(np.ascontiguousarray(wanted[..., 0] if image.channels == 1 else wanted, image.dtype))
    return image


def image_of(resource: Any) -> Image:
    """The image of an image, or of a pair of image and sampler."""
    return resource[0] if isinstance(resource, tuple) else resource  # type: ignore[no-any-return]


def _pillow() -> Any:
    try:
        from PIL import Image as pillow
    except ImportError:
        raise Unsupported("pictures need Pillow: pip install 'nv-runtime[images]'") from None
    return pillow
