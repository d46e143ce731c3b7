"""The OpenAPI document, made from the table of operations and the types of their bodies: it cannot differ."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from ... import __version__
from .calls import Operation
from .problems import ErrorAnswer

_PARAMETER: Final = re.compile(r"{(\w+)}")
_ABOUT: Final = {
    "id": "The id of a game, as it was given when the game was made.",
    "game": "The key of a ruleset, such as battle_line.",
    "scenario": "The name of a battle of the library, such as 015-zama.",
    "army": "The name of an army list, such as rome-zama.",
    "lesson": "The name of a lesson, such as first-flags.",
}
_REFUSALS: Final = {
    400: "Something in the request is wrong; the message says what, where, and what to do.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "Not now.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    421: "This server does not go by that name.",
    429: "Too many requests from one address; Retry-After says when to come again.",
    503: "Not at the moment; Retry-After may say when to come again.",
}
#: What every call may answer.
_ALWAYS: Final = (429, 503)
_WITH_BODY: Final = (400, 403, 408, 413, 415)


def document(operations: tuple[Operation[Any], ...], address: str = "") -> dict[str, Any]:
    """The whole document."""
    types = [each for operation in operations for each in (operation.body, operation.gives) if each is not None]
    types = [each for each in dict.fromkeys(types) if each is not str] + [ErrorAnswer]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    shapes = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, shapes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vexilla",
            "version": __version__,
            "description": "Games, records and rules. Tables themselves talk over the WebSocket /api/socket.",
        },
        "servers": [{"url": address or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat of the game."}
            },
        },
    }


def _operation(operation: Operation[Any], shapes: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": [_path_parameter(name) for name in _PARAMETER.findall(operation.path)] + [_LANGUAGE],
        "responses": _responses(operation, shapes),
    }
    for name, text in operation.headers:
        parameter = {"name": name, "in": "header", "required": False, "description": text, "schema": {"type": "string"}}
        described["parameters"].append(parameter)
    for name, text in operation.queries:
        parameter = {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        described["parameters"].append(parameter)
    if operation.seat:
        described["security"] = [{"seat": []}, {}]
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": shapes[operation.body]}},
        }
    return described


_LANGUAGE: Final = {
    "name": "language",
    "in": "query",
    "required": False,
    "description": "The reader's language; otherwise Accept-Language decides, and English where it says nothing.",
    "schema": {"type": "string", "examples": ["en", "ru", "uk"]},
}


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
    return {"name": name, "in": "path", "required": True, "description": _ABOUT[name], "schema": schema}


def _responses(operation: Operation[Any], shapes: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    if operation.gives is not None:
        schema = {"type": "string"} if operation.gives is str else shapes[operation.gives]
        good["content"] = {operation.media: {"schema": schema}}
    responses: dict[str, Any] = {str(operation.status): good}
    if operation.is_kept:
        responses["304"] = {"description": "Unchanged: what the client has is right."}
    refusals = {*operation.refusals, *_ALWAYS, *(_WITH_BODY if operation.body is not None else ())}
    if operation.method != "GET":
        refusals.add(403)
    for status in sorted(refusals):
        responses[str(status)] = {
            "description": _REFUSALS[status],
            "content": {"application/json": {"schema": shapes[ErrorAnswer]}},
        }
    return responses
