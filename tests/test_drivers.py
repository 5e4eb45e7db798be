"""Where the CPU driver comes from on a machine that has none."""

from __future__ import annotations

import pytest

from testing.drivers import VulkanDevice, backports_entries, vulkan_devices


def test_backports_come_from_the_mirror_of_a_deb822_entry() -> None:
    text = (
        "Types: deb\nURIs: http://mirror/debian\nSuites: bookworm bookworm-updates\nComponents: main\n"
        "Signed-By: /k.gpg\n\nTypes: deb\nURIs: http://mirror/security\nSuites: bookworm-security\n"
    )
    assert backports_entries([("debian.sources", text)], "bookworm") == (
        "Types: deb\nURIs: http://mirror/debian\nSuites: bookworm-backports\nComponents: main\n"
        "Signed-By: /k.gpg\n"
    )


def test_backports_come_from_the_mirror_of_a_one_line_entry() -> None:
    line = "deb [arch=amd64 signed-by=/k.gpg] http://mirror/debian bookworm main # x\n"
    text = f"# deb http://old bookworm main\n{line}"
    assert backports_entries([("sources.list", text)], "bookworm") == (
        "Types: deb\nURIs: http://mirror/debian\nSuites: bookworm-backports\nComponents: main\n"
        "Signed-By: /k.gpg\n"
    )


def test_a_source_of_another_release_gives_no_backports() -> None:
    assert backports_entries([("sources.list", "deb http://mirror/debian trixie main\n")], "bookworm") == ""


@pytest.mark.parametrize(
    ("name", "api", "usable"),
    [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", (1, 4), True),
        ("llvmpipe (LLVM 15.0.6, 256 bits)", (1, 3), False),  # Debian 12's own, Mesa 22.3
        ("NVIDIA H200", (1, 3), True),
        ("old", (1, 2), False),
    ],
)
def test_a_device_is_usable_from_vulkan_1_3_on(name: str, api: tuple[int, int], usable: bool) -> None:
    assert VulkanDevice(name, api).usable is usable


def test_the_loader_is_asked_and_answers() -> None:
    assert any(device.usable for device in vulkan_devices())
