# make play: set up everything and play. make test: set up everything and run all tests. make help: the rest.

MAKEFLAGS += --no-print-directory
# Tests start hundreds of processes: where Python may not keep what it has compiled, each of them compiles everything anew.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# What is compiled, and the data that lie beside it.
SOURCES := $(shell find $(addprefix src/vexilla/,kernel games players) -type f -not -path '*/__pycache__/*')
COMPILED := build/compiled/.ready
TESTED := build/tested/.ready
JOBS ?= auto
# Tests of the server often wait for processes: one at a time more than there are processors.
UNIT_JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
NODE_READY := web/node_modules/.ready
PAGE := src/vexilla/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js) \
  $(wildcard src/vexilla/locales/*/*.ftl)
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# What plays thousands of games, or thinks for long, is tested on the compiled build; on the plain one by make soak.
LONG := tests/players $(filter-out %_secrets.py,$(wildcard tests/advice/test_*.py)) \
  $(wildcard $(foreach about,player levels advice odds at_random,tests/*/test_*_$(about).py))
# What shows that the two builds are one: digests of random games, counts of positions, whole games kept as text.
SAME := tests/kernel tests/battery tests/project/test_playthroughs.py
# The rest of what can be run on the compiled build: every rule, clause by clause.
RULES := $(sort $(dir $(wildcard tests/*/test_*_player.py)))

# Run a command whose words nobody wants to read unless it fails.
LOG = build/$(subst /,-,$(patsubst %/.ready,%,$@)).log
quietly = mkdir -p build; ( $(1) ) > $(LOG) 2>&1 || { cat $(LOG); exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick check unit collected page web-check browser-test compiled compiled-test bench soak siege lock pictures clean

help: ## What can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(READY) $(PAGE) ## Play in the browser: starts the server on this machine and opens the lobby
	@$(BIN)/python tools/foreground.py $(BIN)/vexilla serve --open --free-port

terminal: $(READY) ## Play in the terminal (GAME=ancients, GAME=samurai or GAME=napoleonics/015-waterloo; otherwise Battle Line)
	@$(BIN)/vexilla play $(or $(GAME),battle_line)

test: ## Everything that must pass: lint, types, imports, tests of all parts, both builds
	@$(MAKE) --jobs=2 $(READY) $(NODE_READY)
	@# The longest first: its beginning has one processor only.
	@$(MAKE) --jobs=2 --output-sync=target $(TESTED) check web-check page collected
	@$(MAKE) unit
	@$(MAKE) compiled-test
	@$(MAKE) browser-test

quick: check ## Lint, types, import rules and the quickest tests, in less than two minutes
	$(PYTEST) tests/kernel tests/project tests/battle_line tests/battery/test_perft.py --ignore=tests/project/test_install.py $(LONG:%=--ignore=%)

check: $(READY) ## Lint, types, import rules
	$(BIN)/ruff check src tests tools benchmarks docs
	$(BIN)/ruff format --check src tests tools benchmarks docs
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(READY) ## Tests on the plain Python build, those of the server on SQLite and on a throw-away PostgreSQL
	tools/postgres run $(PYTEST) -n $(UNIT_JOBS) $(LONG:%=--ignore=%)

# Every test can be read; and its asserts are compiled here once, not by each process of the tests at the same time.
collected: $(READY)
	@$(call quietly,$(BIN)/python -m pytest --collect-only --quiet)

page: $(READY) $(PAGE) ## Build the browser page into the server's package

web-check: $(NODE_READY) ## Types, format and unit tests of the page
	cd web && npm run --silent check && npm run --silent test

browser-test: $(TESTED) $(PAGE) ## Whole games in a real browser against a real server; screenshots in artefacts/screens
	cd web && PYTHONPATH=$(CURDIR)/build/tested npm run --silent browser

compiled: $(COMPILED) ## Compile kernel, games and players into build/compiled

compiled-test: $(TESTED) ## The battery, computer players and advice on the compiled build, digests compared
	VEXILLA_BUILD=compiled PYTHONPATH=build/tested $(PYTEST) $(SAME) $(LONG)

bench: $(READY) $(COMPILED) ## Measure speed on both builds; writes benchmarks/results.md
	$(BIN)/python benchmarks/run.py

soak: $(READY) $(COMPILED) $(PAGE) ## What make test leaves out: rules on the compiled build, long batteries, geometry, slow browsers
	VEXILLA_BUILD=compiled PYTHONPATH=build/compiled $(PYTEST) $(RULES)
	VEXILLA_BATTERY=all VEXILLA_BUILD=compiled PYTHONPATH=build/compiled $(PYTEST) $(SAME) $(LONG)
	VEXILLA_BATTERY=all $(PYTEST) tests/battery tests/project/test_written_positions.py $(wildcard tests/*/test_*_words.py) $(LONG)
	VEXILLA_BATTERY=all tools/postgres run $(PYTEST) tests/server/test_kill.py tests/server/test_api_schema.py tests/server/test_protocol_machine.py
	PYTHONPATH=build/compiled $(BIN)/python tools/geometry_check.py 100000
	PYTHONPATH=build/compiled $(BIN)/python -m vexilla battery all --seed 1000000 $(if $(SOAK),--games $(SOAK),--soak)
	@$(MAKE) build/ray/.ready
	PYTHONPATH=build/ray $(BIN)/python -m pytest tests/lab/test_ray_engine.py
	cd web && PYTHONPATH=$(CURDIR)/build/compiled VEXILLA_WHOLE=1 VEXILLA_THROTTLE=6 npm run --silent browser

siege: $(READY) ## Attack servers on this machine, bounded, a quarter of an hour; writes the table in docs/hosting.md
	cd tools && ./postgres run ../$(BIN)/python -m siege --write $(ATTACKS)

pictures: $(READY) $(PAGE) ## Draw and take the pictures of the documentation
	$(BIN)/python tools/pictures.py
	node tools/screenshots.mjs

lock: $(READY) ## Renew requirements.lock after a change of the dependencies
	$(BIN)/uv pip compile pyproject.toml --extra all --group dev --universal --generate-hashes --upgrade \
	  --custom-compile-command "make lock" --no-annotate --quiet --output-file requirements.lock

clean: ## Remove everything that was built
	rm -rf $(VENV) build dist artefacts web/node_modules src/vexilla/server/page .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Vexilla needs Python 3.11 or newer, this is %d.%d" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Vexilla: setting up Python in $(VENV), once; less than a minute."
	@$(call quietly,$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check uv \
	  && $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock \
	  && $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .)
	@touch $@

$(NODE_READY): web/package-lock.json web/package.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); if (a < 20 || (a == 20 && b < 19)) { console.error("Vexilla needs Node 20.19 or newer, this is " + process.version); process.exit(1) }'
	@echo "Vexilla: fetching what the page is built with, once; less than a minute."
	@# Not npm ci: the lock has the binaries of this platform alone, and others are to be found by the same versions.
	@$(call quietly,cd web && npm install --no-save --silent)
	@touch $@

$(PAGE): $(NODE_READY) $(PAGE_SOURCES)
	@echo "Vexilla: building the page."
	@$(call quietly,cd web && npm run --silent build -- --logLevel warn)

$(COMPILED): $(READY) $(SOURCES) tools/build_hook.py
	@echo "Vexilla: compiling kernel, games and players; a few minutes."
	@$(call quietly,$(BIN)/python tools/build_hook.py build/compiled)
	@touch $@

# Two hundred megabytes that nothing but one test needs: beside the tools, not among them.
build/ray/.ready: $(READY)
	@echo "Vexilla: fetching Ray for the test of an arena on several machines."
	@$(call quietly,$(BIN)/uv pip install --quiet --python $(BIN)/python --target build/ray 'ray>=2.50')
	@touch $@

# The same for tests: compiled in a third of the time, a fifth slower.
$(TESTED): $(READY) $(SOURCES) tools/build_hook.py
	@echo "Vexilla: compiling kernel, games and players for the tests; a minute or two."
	@$(call quietly,VEXILLA_OPTIMISE=g $(BIN)/python tools/build_hook.py build/tested)
	@touch $@
