# Everyday commands. The set-up needs only Python >= 3.11 and make.
PYTHON ?= python3
# Passed to the game, pytest or package.py: make run ARGS="6788", make test ARGS="-k handover"
ARGS ?=

BOOTSTRAP = $(PYTHON) packaging/bootstrap.py
VENV = .venv/bin

# The quick ones first, so that what they find is printed at once; then the longest. All go on after a failure.
CHECKS = lint imports types types-for-windows types-of-the-page

.DEFAULT_GOAL := help
.PHONY: help run setup test check $(CHECKS) pytest coverage assertions soak mutants fuzz audit budget package check-package check-windows guest-page web test-web web-pictures run-web docs format lock screenshots translations benchmarks clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | while IFS='|' read name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

run: ## Play in a window, or in the console without a display (ARGS="..." for the game)
	@$(BOOTSTRAP) run $(ARGS)

setup: ## Create .venv with everything for playing, testing and developing
	@$(BOOTSTRAP) setup

test: check ## Check style, types and imports, then run all tests (ARGS="..." for pytest)
	@$(MAKE) --no-print-directory pytest

check: setup ## Check lint, format, types (also of JavaScript) and import rules
	@$(MAKE) --no-print-directory --jobs=$$(getconf _NPROCESSORS_ONLN) $(filter --output-sync,$(.FEATURES:%=--%)) --keep-going $(CHECKS)

lint:
	$(VENV)/python -m ruff check && $(VENV)/python -m ruff format --check

imports:
	$(VENV)/lint-imports --no-logo

types:
	$(VENV)/python -m mypy

# mypy's cache is for one platform. For Windows it reads what runs there.
types-for-windows:
	$(VENV)/python -m mypy --platform win32 --cache-dir .mypy_cache/win32 engine straights_gui straights_server packaging/windows

types-of-the-page:
	PYTHONPATH=packaging $(VENV)/python -m web.check_types

# One process more than there are cores, since windows often wait; each has its own X server (ARGS="-n0" for one
# process). An idle process takes tests from another.
PROCESSES = $$(($$(getconf _NPROCESSORS_ONLN) + 1))
PARALLEL = -n $(PROCESSES) --maxprocesses=5 --dist=worksteal
pytest: setup ## Run the tests only
	$(VENV)/python -m pytest $(PARALLEL) $(ARGS)

# Makes each process start coverage, which is in site-packages.
MEASURED = COVERAGE_PROCESS_START='$(CURDIR)/pyproject.toml'
coverage: setup ## Run the engine's tests, check that they cover 98 % of its lines and branches, and list unreached assertions
	$(VENV)/python -m coverage erase
	$(MEASURED) $(VENV)/python -m pytest $(PARALLEL) tests/engine $(ARGS)
	$(VENV)/python -m coverage combine --quiet
	$(VENV)/python -m coverage report --skip-covered --include='engine/*' --fail-under=98
	$(VENV)/python packaging/testing/branch_coverage.py engine 98
	PYTHONPATH=packaging $(VENV)/python -m testing.unreached_assertions tests/engine

# Lines alone, for which new Pythons need hardly any time.
assertions: setup ## Run all tests, and list the assertions that none of them reached
	$(VENV)/python -m coverage erase
	STRAIGHTS_BRANCHES=false COVERAGE_CORE=sysmon $(MEASURED) $(VENV)/python -m pytest $(PARALLEL) $(ARGS)
	$(VENV)/python -m coverage combine --quiet
	PYTHONPATH=packaging $(VENV)/python -m testing.unreached_assertions tests

soak: setup ## Run the long tests: thousands of random games
	STRAIGHTS_SOAK=1 $(VENV)/python -m pytest -m "soak or hypothesis" -o faulthandler_timeout=0 $(ARGS)

mutants: setup ## Run mutation tests (ARGS="engine/straights/rules.py"; default: the modules that differ from main)
	@PYTHONPATH=packaging $(VENV)/python -m testing.mutants $(ARGS)

fuzz: setup ## Pass corrupted input to every parser, 2,000 texts to each (ARGS="-k saves": some of them)
	STRAIGHTS_SOAK=1 $(VENV)/python -m pytest -o faulthandler_timeout=1800 tests/fuzz $(ARGS)

budget: ## Print the lines of each room, the most that it may have, and what has changed since main
	@PYTHONPATH=packaging $(PYTHON) -m testing.budget

# Options --ignore-vuln=ID for vulnerabilities that do no harm here, each with its reason; to be removed once fixed.
ACCEPTED =
AUDIT = build/audit/bin/pip-audit --disable-pip --require-hashes --strict --progress-spinner=off --desc=off $(ACCEPTED)
audit: ## Check the pinned packages for known vulnerabilities (asks PyPI)
	@$(PYTHON) -m venv --clear build/audit
	@build/audit/bin/pip install --quiet --require-hashes --only-binary=:all: --no-deps --requirement packaging/requirements-audit.txt
	@for lock in packaging/requirements-*.txt; do echo "== $$lock"; $(AUDIT) --requirement $$lock $(ARGS) || exit 1; done

package: ## Build all packages for this system in dist (a single step: ARGS="freeze")
	$(PYTHON) packaging/package.py $(or $(ARGS),all)

check-windows: setup ## Freeze the game for Windows, then install, play and remove it in Wine (ARGS="..." for pytest)
	PYTEST_ADDOPTS='$(ARGS)' $(PYTHON) packaging/package.py check-windows

check-package: setup ## Build the packages, then install, play and remove them: in a bare Debian (root), Wine, new environments
	$(PYTHON) packaging/package.py all check-linux check-windows check-wheel

web: ## Build the page for browsers in dist/web, and dist/straights-web.zip for upload
	$(PYTHON) packaging/package.py web

test-web: setup ## Build the page, and test it in Node, Chromium and Firefox (ARGS="..." for pytest)
	PYTEST_ADDOPTS='$(ARGS)' $(PYTHON) packaging/package.py web check-web

web-pictures: web ## Take the documentation's screenshots of the page on a phone
	$(VENV)/python packaging/web/pictures.py $(ARGS)

run-web: web ## Build the page and serve it locally (ARGS="--port 8123")
	@PYTHONPATH=packaging $(PYTHON) -m web.serve $(ARGS)

guest-page: setup ## Build the page that tables hosted from this checkout send to phones
	@PYTHONPATH=packaging $(VENV)/python -m web.table_page

docs: setup ## Build a site of docs/ and of the engine's public classes in build/docs
	PYTHONPATH='$(CURDIR)' $(VENV)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs

format: setup ## Format the code, and apply ruff's fixes
	$(VENV)/python -m ruff check --fix
	$(VENV)/python -m ruff format

screenshots: setup ## Take the README's screenshots of the real window (ARGS="FOLDER --size 640 480 --language de" for others)
	PYTHONPATH=packaging xvfb-run -a -s "-screen 0 3840x2160x24" $(VENV)/python -m pictures.screenshots $(ARGS)

translations: setup ## Update the translation files with changed texts, and compile them
	PYTHONPATH=packaging $(VENV)/python -m generators.translations

benchmarks: setup ## Run the benchmarks, which print ratios
	@for script in benchmarks/*.py; do echo "== $$script"; PYTHONPATH='$(CURDIR):$(CURDIR)/packaging' $(VENV)/python "$$script" $(ARGS) || exit 1; done

# Needs `uv` on the path; see CONTRIBUTING.md.
LOCK = uv pip compile --no-config --universal --python-version 3.11 --generate-hashes --no-header \
       --no-emit-index-url --no-emit-find-links --quiet
lock: ## Pin the dependencies again (needs uv; LOCK_ARGS=--upgrade for newer versions)
	@command -v uv >/dev/null || { echo "make lock needs uv. Type: pipx install uv" >&2; exit 1; }
	cd packaging && for name in run dev package audit build server; do \
	$(LOCK) $(LOCK_ARGS) requirements-$$name.in -o requirements-$$name.txt || exit 1; done

CLEANED = .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
          build dist *.egg-info straights_server/page straights_server/page-unfinished straights_web/connection/protocol.d.ts
COMPILED = -name __pycache__ -o -path './engine/*.so' -o -path './engine/*.pyd' -o -path './engine/*.c'
clean: ## Remove everything that other targets created
	@rm -rf $(CLEANED) 2>/dev/null && find . \( $(COMPILED) \) -prune -exec rm -rf {} + || \
	{ echo "make clean: some files belong to another user, probably root. Type: sudo make clean" >&2; exit 1; }
