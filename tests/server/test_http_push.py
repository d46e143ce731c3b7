"""Web push over HTTP: off without a contact, and only for those who hold a seat."""

from __future__ import annotations

import base64
import pathlib
from typing import Any

from http_site import bearer, new_game, serving, told

SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "expirationTime": None,
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}


def test_push_is_off_without_a_contact(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        told(client.get("/api/push/key"), 404, "push-off")
        made = new_game(client)
        seat = bearer(made["seats"]["top"])
        answer = client.put(f"/api/games/{made['id']}/push", json={"subscription": SUBSCRIPTION}, headers=seat)
        told(answer, 404, "push-off")


def test_push_subscriptions(database: str) -> None:
    with serving(database, push_contact="mailto:someone@example.org") as client:
        key = client.get("/api/push/key").json()["key"]
        assert len(base64.urlsafe_b64decode(key + "=")) == 65
        assert client.get("/api/push/key").json()["key"] == key
        made = new_game(client)
        path = f"/api/games/{made['id']}/push"
        seat = bearer(made["seats"]["top"])
        body = {"subscription": SUBSCRIPTION}
        told(client.put(path, json=body), 403, "not-yours")
        told(client.put(path, json=body, headers=bearer("wrong")), 403, "no-such-seat")
        told(client.put("/api/games/none/push", json=body, headers=seat), 404, "unknown-game")
        bad = {"subscription": {**SUBSCRIPTION, "endpoint": "https://evil.test/x"}}
        told(client.put(path, json=bad, headers=seat), 400, "bad-subscription")
        local = {"subscription": {**SUBSCRIPTION, "endpoint": "http://127.0.0.1/x"}}
        told(client.put(path, json=local, headers=seat), 400, "field-wrong")
        answer = client.put(f"{path}?language=uk", json=body, headers=seat)
        assert (answer.status_code, answer.content) == (204, b"")
        store = client.app.state.site.store  # type: ignore[attr-defined]
        assert client.portal is not None
        assert client.portal.call(store.subscriptions, made["id"], "top") == [{**SUBSCRIPTION, "language": "uk"}]
        assert client.request("DELETE", path, json=body, headers=seat).status_code == 204
        assert client.portal.call(store.subscriptions, made["id"], "top") == []


def test_so_many_browsers_of_a_seat_are_enough(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db", push_contact="mailto:someone@example.org") as client:
        made = new_game(client)
        seat = bearer(made["seats"]["top"])

        def subscribe(number: int) -> Any:
            one = {**SUBSCRIPTION, "endpoint": f"{SUBSCRIPTION['endpoint']}{number}"}
            return client.put(f"/api/games/{made['id']}/push", json={"subscription": one}, headers=seat)

        assert {subscribe(number).status_code for number in range(10)} == {204}
        told(subscribe(10), 400, "bad-subscription")
        assert subscribe(3).status_code == 204, "one that is there already may come again"
