# The commands of this checkout; `make help` lists them. The set-up itself: packaging/setup.sh

BIN := .venv/bin
# Empty means: keep compiled sources, or each worker of the tests compiles all of them again.
export PYTHONDONTWRITEBYTECODE :=
.DEFAULT_GOAL := help
GAMES := rws-blackjack blackjack-v5 blackjack-v4 live-blackjack si-ki-pi baccarat
.PHONY: help setup run test screenshots pit-demo bench compiled mutants sweep whole soak translations format clean package package-test release licences

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-12s %s\n' "$$name" "$$what"; done

setup: ## Make the .venv with everything in it, and the system libraries that Qt needs
	@sh packaging/setup.sh

run: setup ## Open the dealer's window; without a screen, play the demonstration into a folder
	@if $(BIN)/python -c 'import os, sys; from ui.app import has_screen; sys.exit(not has_screen(os.environ))'; \
	then $(BIN)/tablemgr run; \
	else echo 'make: there is no screen here: the demonstration is played instead.'; $(BIN)/tablemgr demo; fi

# mypy takes one core alone for as long as a tenth of the tests take both: beside them none is idle.
test: setup ## Every check: style, types, direction of imports, tests
	@echo '== ruff check' && $(BIN)/ruff check .
	@echo '== ruff format --check' && $(BIN)/ruff format --check .
	@echo '== lint-imports' && $(BIN)/lint-imports
	@echo '== pytest, and mypy --strict beside it' && said=$$(mktemp) && trap 'rm -f "$$said"' EXIT && \
	{ $(BIN)/mypy >"$$said" 2>&1 & types=$$!; tests=0; \
	$(BIN)/python -m pytest -n auto --dist worksteal || tests=$$?; \
	wait $$types && types=0 || types=$$?; echo '== mypy --strict'; cat "$$said"; \
	exit $$((tests ? tests : types)); }

screenshots: setup ## Every phase, game, size and theme as contact sheets (MOCKUPS=folder: beside the design)
	rm -rf build/screenshots
	for game in $(GAMES); do for size in 1280x800 1920x1080; do for theme in dark bright; do \
	  $(BIN)/tablemgr demo --game $$game --size $$size --theme $$theme \
	    --out build/screenshots/$$game-$$size-$$theme || exit 1; \
	done; done; done
	$(BIN)/python -m ui.demonstration.contact build/screenshots $(if $(MOCKUPS),--beside $(MOCKUPS))

pit-demo: setup ## A PostgreSQL server, twelve simulated tables and the supervisor's desk
	$(BIN)/tablemgr pit demo

bench: setup ## The benchmarks alone, each with its yardstick; the Rounds also compiled
	$(BIN)/python -m pytest tests/benchmarks --benchmark-enable --benchmark-only -s
	@if command -v cc >/dev/null; then $(MAKE) -s compiled && for where in . build/compiled; do \
	echo "== the Rounds by the rules in $$where, processor time" && (cd $$where && \
	$(CURDIR)/$(BIN)/python -m pytest tests/benchmarks/test_rounds_benchmark.py --benchmark-enable \
	--benchmark-only --benchmark-timer=time.process_time) || exit; done; fi

compiled: setup ## A copy whose busiest rules are compiled (needs a C compiler), into build/compiled
	PYTHONPATH=packaging $(BIN)/python -m release compiled

mutants: setup ## A sample of small faults, and which of them no test notices (ARGS="--help")
	$(BIN)/python -m tests.mutants $(ARGS)

sweep: setup ## 100,000 random Rounds, each checked after each command; some hours (ARGS="--help")
	$(BIN)/python -m tests.long_runs.sweep $(ARGS)

whole: setup ## Every test with its whole sample; takes a night
	TABLEMGR_SWEEP=all $(BIN)/python -m pytest -q -n auto --dist worksteal

soak: setup ## Hours of the world, of killed and stopped processes and of fuzzers, with a report (ARGS="--help")
	$(BIN)/python -m tests.long_runs.soak $(ARGS)

translations: setup ## Bring every language up to the program's texts; say what each lacks
	$(BIN)/python -m assets.languages.collect

package: setup ## The Debian package, the sdist and the wheel, into build/dist
	PYTHONPATH=packaging $(BIN)/python -m release package

package-test: setup ## Build the package twice, install it in a root of its own, play, upgrade, remove
	TABLEMGR_PACKAGE=all $(BIN)/python -m pytest -q tests/release

release: setup ## Package, list of what is in it (SBOM) and checksums, into build/dist
	PYTHONPATH=packaging $(BIN)/python -m release release

licences: setup ## Fail on a library whose licence nobody has allowed
	PYTHONPATH=packaging $(BIN)/python -m release licences

format: setup ## Lay out the sources as the style check wants them
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove everything that these commands made
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .import_linter_cache
	rm -rf .pytest_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
