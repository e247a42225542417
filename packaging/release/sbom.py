"""The list of all that is shipped (SBOM), as CycloneDX: each library with version and licence."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from importlib.metadata import Distribution
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.utils import canonicalize_name

from release.libraries import licence_of
from release.source import VERSION


def _component(name: str, version: str, licence: str, kind: ComponentType) -> Component:
    url = PackageURL("pypi", name=name, version=version)
    return Component(
        name=name,
        version=version,
        type=kind,
        bom_ref=str(url),
        purl=url,
        licenses=[LicenseFactory().make_from_string(licence)],
    )


def list_of(libraries: list[Distribution], when: int) -> str:
    """The SBOM of the program with these libraries, as JSON; `when` is its time in seconds. The
    same libraries and the same time give the same text.
    """
    program = _component("tablemgr", VERSION, "MIT", ComponentType.APPLICATION)
    parts = [
        _component(
            canonicalize_name(each.name), each.version, licence_of(each), ComponentType.LIBRARY
        )
        for each in libraries
    ]
    bom = Bom(components=parts)
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(when, UTC)
    bom.register_dependency(program, parts)
    bom.serial_number = uuid5(NAMESPACE_URL, " ".join(sorted(str(each.purl) for each in parts)))
    written = json.loads(JsonV1Dot6(bom).output_as_string())
    return json.dumps(written, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
