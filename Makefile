# Everything that is done often, in one word. The set-up needs Python >= 3.11 and nothing else.
PYTHON ?= python3
# Handed on to the game or to pytest: make run ARGS="6788", make test ARGS="-k handover"
ARGS ?=

BOOTSTRAP = $(PYTHON) packaging/bootstrap.py
VENV = .venv/bin

# `make test` checks first and runs the tests after, also with -j.
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help run setup test check pytest soak package check-package format lock screenshots translations benchmarks clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | while IFS='|' read name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

run: ## Play: in a window, or in the console where there is no display (ARGS="..." goes to the game)
	@$(BOOTSTRAP) run $(ARGS)

setup: ## Make .venv with everything for playing, testing and changing the game
	@$(BOOTSTRAP) setup

test: check pytest ## Set up, then check style, types and imports, then run all tests (ARGS="..." goes to pytest)

check: setup ## Lint, format, types, import rules
	$(VENV)/python -m ruff check
	$(VENV)/python -m ruff format --check
	$(VENV)/python -m mypy
	$(VENV)/lint-imports --no-logo

# A process for each core, with an X server of its own (ARGS="-n0" for one process); whoever has nothing left
# to do takes tests from another. Each process starts coverage, which is in site-packages, by the variable.
PARALLEL = -n auto --maxprocesses=4 --dist=worksteal
pytest: setup ## Only run the tests, with coverage
	$(VENV)/python -m coverage erase
	COVERAGE_PROCESS_START='$(CURDIR)/pyproject.toml' $(VENV)/python -m pytest $(PARALLEL) $(ARGS)
	$(VENV)/python -m coverage combine --quiet
	$(VENV)/python -m coverage report --skip-covered
	$(VENV)/python -m coverage report --skip-covered --include='engine/*' --fail-under=98
	$(VENV)/python packaging/branch_coverage.py engine 98

soak: setup ## The long forms of the tests: thousands of random games
	STRAIGHTS_SOAK=1 $(VENV)/python -m pytest -m "soak or hypothesis" -o faulthandler_timeout=0 $(ARGS)

package: ## Make everything that is given away on this system, below dist (a part: ARGS="freeze")
	$(PYTHON) packaging/package.py $(or $(ARGS),all)

check-package: ## Make the packages, then install, start and remove them: in a bare Debian (root), in Wine, in new environments
	$(PYTHON) packaging/package.py all check-linux check-windows check-wheel

format: setup ## Put the code into the project's form
	$(VENV)/python -m ruff check --fix
	$(VENV)/python -m ruff format

screenshots: setup ## Draw the README's pictures from the real window
	xvfb-run -a -s "-screen 0 1600x1100x24" $(VENV)/python packaging/screenshots.py $(ARGS)

translations: setup ## Read new texts into the files of each language, and pack these (a test tells when)
	$(VENV)/python packaging/translations.py

benchmarks: setup ## Measure; ratios within one run
	@for script in benchmarks/*.py; do echo "== $$script"; $(VENV)/python "$$script" $(ARGS) || exit 1; done

# needs `uv` on the path; see CONTRIBUTING.md
LOCK = uv pip compile --no-config --universal --python-version 3.11 --generate-hashes --no-header \
       --no-emit-index-url --no-emit-find-links --quiet
lock: ## Pin the dependencies anew (needs uv; LOCK_ARGS=--upgrade takes newer versions)
	cd packaging && $(LOCK) $(LOCK_ARGS) requirements-run.in -o requirements-run.txt
	cd packaging && $(LOCK) $(LOCK_ARGS) requirements-dev.in -o requirements-dev.txt
	cd packaging && $(LOCK) $(LOCK_ARGS) requirements-package.in -o requirements-package.txt

CLEANED = .venv .venv-unfinished .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
          build dist *.egg-info engine/straights/*/*.so
clean: ## Remove what the other targets made
	@find engine straights_gui tests packaging benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null; \
	rm -rf $(CLEANED) 2>/dev/null || \
	{ echo "make clean: some files belong to another user, probably root. Type: sudo make clean" >&2; exit 1; }
