"""What comes with the program for whoever runs it: every metric exists where it is named, and is explained."""

from __future__ import annotations

import importlib
import json
import pathlib
import re

import pytest
from http_site import serving

from vexilla.server.settings import described

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
NAME = re.compile(r"\bvexilla_[a-z_]+")


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every metric that a server shows, with its kind."""
    file = tmp_path_factory.mktemp("metrics") / "vexilla.db"
    with serving(f"sqlite:///{file}", push_contact="mailto:someone@example.org", metrics="everyone") as client:
        text = client.get("/metrics").text
    return dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))


def named(text: str, metrics: dict[str, str]) -> set[str]:
    """The metrics that a text names; what a histogram consists of stands for it."""
    found = set()
    for name in NAME.findall(text):
        whole = re.sub("_(bucket|sum|count)$", "", name)
        found.add(whole if metrics.get(whole) == "histogram" else name)
    return found


def test_the_dashboard_and_the_alerts_name_metrics_that_exist(metrics: dict[str, str]) -> None:
    dashboard = json.loads((PACKAGING / "dashboard.json").read_text(encoding="utf-8"))
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = importlib.import_module("yaml").safe_load((PACKAGING / "alerts.yml").read_text(encoding="utf-8"))["groups"][
        0
    ]["rules"]
    alerts = [rule["expr"] for rule in rules]
    assert len(panels) > 20
    assert len(alerts) >= 10
    for expression in (*panels, *alerts):
        assert named(expression, metrics) <= metrics.keys(), expression
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)
    assert len({rule["alert"] for rule in rules}) == len(rules)


def test_every_metric_is_explained(metrics: dict[str, str]) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `vexilla_")]
    assert named("\n".join(rows), metrics) == set(metrics)


def test_the_checklist_leads_to_sections_files_and_settings_that_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    checklist = page.partition("## Checklist")[2].partition("## At home")[0]
    sections = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"(?m)^## (.+)$", page)}
    assert len(re.findall(r"(?m)^\d+\. ", checklist)) == 13
    assert set(re.findall(r"\(#([^)]+)\)", checklist)) <= sections
    for name in re.findall(r"packaging/([\w.]+\w)", checklist):
        assert (PACKAGING / name).exists(), name
    assert set(re.findall(r"VEXILLA_\w+", checklist)) <= {variable for _, variable, *_ in described()}


def test_make_page_sets_up_the_program_that_the_service_runs() -> None:
    """The checklist makes nothing but the page, then the service starts the program in .venv."""
    service = (PACKAGING / "vexilla.service").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "ExecStart=/opt/vexilla/.venv/bin/vexilla serve" in service
    assert re.search(r"(?m)^page: \$\(READY\) \$\(PAGE\) ", makefile)


def test_the_container_is_built_in_a_format_that_has_health_checks() -> None:
    lines = (PACKAGING / "Containerfile").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("HEALTHCHECK ") for line in lines)
    assert all("--format docker" in line for line in lines if "podman build" in line)


def test_the_page_about_hosting_has_the_program_where_the_service_has_it() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"/\w+/vexilla(?=/(?:build|\.venv|packaging))", page)) == {"/opt/vexilla"}
