"""So much of JSON Schema as the schemas of our files use."""

from __future__ import annotations

import re
from typing import Any

KINDS: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
KNOWN = {
    *("$schema", "title", "description", "type", "properties", "additionalProperties", "required"),
    *("enum", "oneOf", "items", "pattern", "minLength", "minimum", "maximum"),
}


def wrong(value: Any, schema: Any, where: str = "") -> list[str]:
    """Where a value is not as the schema has it: so much of JSON Schema as ours uses."""
    assert set(schema) <= KNOWN
    if "oneOf" in schema:
        return [] if sum(not wrong(value, one, where) for one in schema["oneOf"]) == 1 else [where]
    if "enum" in schema:
        return [] if value in schema["enum"] else [where]
    types = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
    if not any(type(value) is KINDS[each] for each in types):
        return [where]
    found = []
    if isinstance(value, dict):
        found += [f"{where}/{key} is missing" for key in schema.get("required", []) if key not in value]
        for key, each in value.items():
            one = schema.get("properties", {}).get(key, schema.get("additionalProperties", True))
            if isinstance(one, dict):
                found += wrong(each, one, f"{where}/{key}")
            elif not one:
                found.append(f"{where}/{key}")
    elif isinstance(value, list) and "items" in schema:
        found += [fault for each in value for fault in wrong(each, schema["items"], where)]
    elif isinstance(value, str):
        is_good = re.search(schema.get("pattern", ""), value) and len(value) >= schema.get("minLength", 0)
        found += [] if is_good else [where]
    elif isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        found.append(where)
    return found
