"""Find a Vulkan 1.3 device, or install one; the same for the programs that some tests call.

    python testing/drivers.py              # is there a device? install lavapipe if there is none and we may
    python testing/drivers.py --tools      # and the compilers, layers and the second driver of the tests
    python testing/drivers.py --list       # only look

Standard library only: it runs before anything else is installed. Packages come by apt from the machine's own
sources. Debian 12 has lavapipe 22.3, which is too old, and 25.0 in its backports; that suite is added for one
call of apt-get, in a folder of our own, so that the machine's configuration stays as it was.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

OLDEST_LAVAPIPE = 25
DRIVER_PACKAGES = ("libvulkan1", "mesa-vulkan-drivers")
SWIFTSHADER_MANIFEST = Path("/usr/lib/chromium/vk_swiftshader_icd.json")


@dataclass(frozen=True)
class VulkanDevice:
    """What the loader says of one physical device."""

    name: str
    api: tuple[int, int]

    @property
    def usable(self) -> bool:
        """Return whether kernels can run on it: Vulkan 1.3, and not a lavapipe that is too old.

        Lavapipe's driver version is always 0.0.1; it speaks Vulkan 1.4 from Mesa 25.0 on.
        """
        return self.api >= ((1, 4) if self.name.startswith("llvmpipe") else (1, 3))


@dataclass(frozen=True)
class Tool:
    """A program or file that some tests use, and the Debian packages that have it."""

    what: str
    packages: tuple[str, ...]
    present: bool


class _ApplicationInfo(ctypes.Structure):
    _fields_ = [
        ("sType", ctypes.c_uint32),
        ("pNext", ctypes.c_void_p),
        ("pApplicationName", ctypes.c_char_p),
        ("applicationVersion", ctypes.c_uint32),
        ("pEngineName", ctypes.c_char_p),
        ("engineVersion", ctypes.c_uint32),
        ("apiVersion", ctypes.c_uint32),
    ]


class _InstanceCreateInfo(ctypes.Structure):
    _fields_ = [
        ("sType", ctypes.c_uint32),
        ("pNext", ctypes.c_void_p),
        ("flags", ctypes.c_uint32),
        ("pApplicationInfo", ctypes.POINTER(_ApplicationInfo)),
        ("enabledLayerCount", ctypes.c_uint32),
        ("ppEnabledLayerNames", ctypes.c_void_p),
        ("enabledExtensionCount", ctypes.c_uint32),
        ("ppEnabledExtensionNames", ctypes.c_void_p),
    ]


class _DeviceProperties(ctypes.Structure):
    # VkPhysicalDeviceProperties has 824 bytes on 64-bit platforms; only its head is read here.
    _fields_ = [
        ("apiVersion", ctypes.c_uint32),
        ("driverVersion", ctypes.c_uint32),
        ("vendorID", ctypes.c_uint32),
        ("deviceID", ctypes.c_uint32),
        ("deviceType", ctypes.c_uint32),
        ("deviceName", ctypes.c_char * 256),
        ("rest", ctypes.c_uint8 * 1024),
    ]


def vulkan_devices() -> list[VulkanDevice]:
    """Every physical device that the Vulkan loader offers; empty without a loader or a driver."""
    try:
        vulkan = ctypes.CDLL("libvulkan.so.1")
    except OSError:
        return []
    application = _ApplicationInfo(0, None, b"drivers", 0, None, 0, 1 << 22 | 3 << 12)
    create = _InstanceCreateInfo(1, None, 0, ctypes.pointer(application), 0, None, 0, None)
    instance = ctypes.c_void_p()
    if vulkan.vkCreateInstance(ctypes.byref(create), None, ctypes.byref(instance)) != 0:
        return []
    try:
        count = ctypes.c_uint32()
        if vulkan.vkEnumeratePhysicalDevices(instance, ctypes.byref(count), None) != 0:
            return []
        handles = (ctypes.c_void_p * count.value)()
        vulkan.vkEnumeratePhysicalDevices(instance, ctypes.byref(count), handles)
        return [_describe(vulkan, handles[i]) for i in range(count.value)]
    finally:
        vulkan.vkDestroyInstance(instance, None)


def _describe(vulkan: ctypes.CDLL, handle: int | None) -> VulkanDevice:
    properties = _DeviceProperties()
    vulkan.vkGetPhysicalDeviceProperties(ctypes.c_void_p(handle), ctypes.byref(properties))
    api = properties.apiVersion
    return VulkanDevice(
        name=properties.deviceName.decode(errors="replace"),
        api=(api >> 22 & 0x7F, api >> 12 & 0x3FF),
    )


def test_tools() -> list[Tool]:
    """The programs that some tests call, each with the Debian packages it comes from."""
    clang = next((name for name in ("clang-22", "clang-19", "clang") if shutil.which(name)), None)
    layers = [
        Path(root, "vulkan/explicit_layer.d/VkLayer_khronos_validation.json")
        for root in ("/usr/share", "/etc", "/usr/local/share")
    ]
    return [
        Tool("glslangValidator", ("glslang-tools",), shutil.which("glslangValidator") is not None),
        Tool("clang", ("clang-19",), clang is not None),
        Tool("gcc", ("gcc", "libc6-dev"), shutil.which("gcc") is not None),
        Tool("validation layer", ("vulkan-validationlayers",), any(path.exists() for path in layers)),
        Tool("SwiftShader", ("chromium-common",), SWIFTSHADER_MANIFEST.exists()),
    ]


# --- installing ---


def os_release(path: Path = Path("/etc/os-release")) -> dict[str, str]:
    """The key=value pairs of os-release(5)."""
    if not path.exists():
        return {}
    pairs = (line.split("=", 1) for line in path.read_text().splitlines() if "=" in line)
    return {key: value.strip("\"'") for key, value in pairs}


def may_install() -> bool:
    """Return whether apt-get is here and we are root."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def advice(packages: tuple[str, ...], suite: str | None = None) -> str:
    """The one line that a person types to install `packages`."""
    if shutil.which("apt-get"):
        target = f" -t {suite}" if suite else ""
        return f"sudo apt-get install{target} {' '.join(packages)}"
    if shutil.which("dnf"):
        return "sudo dnf install vulkan-loader mesa-vulkan-drivers"
    if shutil.which("pacman"):
        return "sudo pacman -S vulkan-icd-loader vulkan-swrast"
    return "install a Vulkan 1.3 driver: your GPU vendor's, or Mesa's lavapipe 25 or later"


def candidate_major(package: str, options: tuple[str, ...] = ()) -> int:
    """The major version that apt would install of `package`; 0 if it knows none."""
    environment = {**os.environ, "LC_ALL": "C"}
    policy = subprocess.run(
        ["apt-cache", *options, "policy", package],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    found = re.search(r"Candidate: (?:\d+:)?(\d+)", policy.stdout)
    return int(found[1]) if found else 0


def apt_install(packages: tuple[str, ...], *options: str) -> bool:
    """Install with apt-get, quietly and without recommendations; whether it worked."""
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *options, *packages]
    print("+", " ".join(command), flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0


def apt_update(*options: str) -> None:
    """Fetch the package lists; a source that does not answer is apt-get's to report."""
    subprocess.run(["apt-get", *options, "update", "-qq"], check=False)


def backports_entries(sources: list[tuple[str, str]], codename: str) -> str:
    """deb822 stanzas for CODENAME-backports at the mirrors of `sources`, (file name, text) pairs.

    The mirror, its options and its key are those of the entry that serves the suite CODENAME itself.
    """
    stanzas = []
    for name, text in sources:
        if name.endswith(".sources"):
            stanzas += [
                re.sub(r"(?mi)^Suites:.*$", f"Suites: {codename}-backports", stanza.strip("\n"))
                for stanza in re.split(r"\n\s*\n", text)
                if re.search(rf"(?mi)^Suites:.*(?<![\w-]){codename}(?![\w-])", stanza)
                and not re.search(r"(?mi)^Enabled:\s*no", stanza)
            ]
            continue
        for line in re.findall(r"(?m)^deb\s+.*$", text):
            parts = re.fullmatch(r"deb\s+(?:\[(.*?)\]\s+)?(\S+)\s+(\S+)\s+(.*)", line.split("#")[0].strip())
            if parts and parts[3] == codename:
                key = re.search(r"signed-by=(\S+)", parts[1] or "")
                signed = f"\nSigned-By: {key[1]}" if key else ""
                stanzas.append(
                    f"Types: deb\nURIs: {parts[2]}\nSuites: {codename}-backports\nComponents: main{signed}"
                )
    return "\n\n".join(dict.fromkeys(stanzas)) + "\n" if stanzas else ""


def apt_sources(etc: Path = Path("/etc/apt")) -> list[tuple[str, str]]:
    """The machine's own source files, (name, text)."""
    files = [etc / "sources.list"]
    if (etc / "sources.list.d").is_dir():
        files += sorted((etc / "sources.list.d").iterdir())
    return [(f.name, f.read_text()) for f in files if f.is_file() and f.suffix in (".list", ".sources")]


@contextmanager
def with_backports(codename: str) -> Iterator[tuple[str, ...]]:
    """apt options under which the backports suite is known too; nothing below /etc/apt changes."""
    with tempfile.TemporaryDirectory(prefix="apt-") as folder:
        root = Path(folder)
        root.chmod(0o755)  # apt fetches as the user _apt
        parts, lists = root / "sources.list.d", root / "lists"
        parts.mkdir()
        (lists / "partial").mkdir(parents=True)
        sources = apt_sources()
        for name, text in sources:
            (parts / name).write_text(text)
        (parts / "zz-backports.sources").write_text(backports_entries(sources, codename))
        yield (
            "-oDir::Etc::sourcelist=/dev/null",
            f"-oDir::Etc::sourceparts={parts}",
            f"-oDir::State::Lists={lists}",
            f"-oDir::Cache::pkgcache={root / 'pkgcache.bin'}",
            f"-oDir::Cache::srcpkgcache={root / 'srcpkgcache.bin'}",
        )


def install_lavapipe() -> bool:
    """Install Mesa's CPU driver, from backports where the release's own is too old; whether it worked."""
    if candidate_major("mesa-vulkan-drivers") < OLDEST_LAVAPIPE:
        apt_update()
    if candidate_major("mesa-vulkan-drivers") >= OLDEST_LAVAPIPE:
        return apt_install(DRIVER_PACKAGES)
    codename = os_release().get("VERSION_CODENAME", "")
    if os_release().get("ID") != "debian" or not codename:
        return apt_install(DRIVER_PACKAGES)
    with with_backports(codename) as options:
        apt_update(*options)
        return apt_install(DRIVER_PACKAGES, *options, "-t", f"{codename}-backports")


def ensure_device(install: bool) -> bool:
    """Make sure that a usable device exists; says what it found, did, or would need."""
    found = vulkan_devices()
    if not any(device.usable for device in found) and install and may_install():
        print("no Vulkan 1.3 device here: installing Mesa's lavapipe", flush=True)
        install_lavapipe()
        found = vulkan_devices()
    for device in found:
        note = "" if device.usable else "  (too old)"
        print(f"Vulkan {device.api[0]}.{device.api[1]}  {device.name}{note}", flush=True)
    if any(device.usable for device in found):
        return True
    suite = "bookworm-backports" if os_release().get("VERSION_CODENAME") == "bookworm" else None
    print(f"no Vulkan 1.3 device; this brings the CPU driver:\n    {advice(DRIVER_PACKAGES, suite)}")
    return False


def ensure_tools(install: bool) -> None:
    """Install what the tests call and is missing; tests that need what stays missing skip and say so."""
    missing = [tool for tool in test_tools() if not tool.present]
    if missing and install and may_install():
        if any(candidate_major(package) == 0 for tool in missing for package in tool.packages):
            apt_update()
        for tool in missing:  # one by one: a package that this release lacks must not stop the others
            apt_install(tool.packages)
        missing = [tool for tool in test_tools() if not tool.present]
    for tool in missing:
        print(f"{tool.what} is missing, its tests will be skipped: {advice(tool.packages)}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Command line; 1 if there is no usable device in the end."""
    parser = argparse.ArgumentParser(prog="drivers", description="Find or install a Vulkan device.")
    parser.add_argument("--tools", action="store_true", help="also the programs that tests call")
    parser.add_argument("--list", action="store_true", help="only look, install nothing")
    options = parser.parse_args(arguments)
    found = ensure_device(install=not options.list)
    if options.tools:
        ensure_tools(install=not options.list)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
