"""Programs from PyPI that scripts call, each set in a virtual environment of its own under .build-tools."""

import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def environment(name):
    """The folder of programs of the environment that Scripts/support/requirements/NAME.txt describes; makes it first."""
    requirements = ROOT / "Scripts" / "support" / "requirements" / f"{name}.txt"
    place = ROOT / ".build-tools" / name
    stamp = place / "installed"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == wanted):
        print(f"installing {requirements.relative_to(ROOT)} into {place.relative_to(ROOT)}", file=sys.stderr)
        make = [sys.executable, "-m", "venv", "--clear", str(place)]
        if subprocess.run(make, stdout=subprocess.DEVNULL).returncode != 0:
            # Debian's python3 comes without the part that puts pip into an environment.
            subprocess.run([str(ROOT / "Scripts" / "setup"), "python3-venv"], check=True)
            subprocess.run(make, check=True, stdout=subprocess.DEVNULL)
        subprocess.run([str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check",
                        "--only-binary", ":all:", "--requirement", str(requirements)], check=True)
        stamp.write_text(wanted)
    return place / "bin"
