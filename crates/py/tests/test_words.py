"""All words for people stand in `words/en.ftl` and `words/fr.ftl`, and everything that stands there is said."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import karata
from karata._karata import sentence

CRATE = Path(__file__).parents[1]
PACKAGE = sorted((CRATE / "python" / "karata").glob("*.py"))
SOURCES = [*PACKAGE, *sorted((CRATE / "src").glob("*.rs"))]
# What is said here, and stands with the words of the program.
THEIRS = {"vector-chairs"}


def keys(language: str) -> list[str]:
    lines = (CRATE / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if " = " in line]


def test_every_sentence_is_said_somewhere() -> None:
    said = {key for path in SOURCES for key in re.findall(r'"(py-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    for language in ("en", "fr"):
        assert sorted(keys(language)) == sorted(said), language


def of_name(call: ast.expr, name: str) -> bool:
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name


@pytest.mark.parametrize("path", PACKAGE, ids=lambda path: path.stem)
def test_nothing_is_raised_in_words_of_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if of_name(node, "sentence"):  # type: ignore[arg-type]
            assert isinstance(node, ast.Call) and isinstance(node.args[1], ast.Constant)
            assert node.args[1].value in {*keys("en"), *THEIRS}, f"line {node.lineno}"
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and not of_name(node.exc, "missing"):
            for argument in node.exc.args:
                is_said = of_name(argument, "sentence") or not any(isinstance(part, (ast.Constant, ast.JoinedStr)) for part in ast.walk(argument))
                assert is_said, f"{path.name}, line {node.lineno}: {ast.unparse(node)}"


def test_a_sentence_is_in_the_language_of_its_game() -> None:
    french = sentence(karata.game("mu", lang="fr"), "py-letters-range", last=7)
    assert french == sentence("fr", "py-letters-range", last=7) == "les lettres vont de 0 à 7"
    assert sentence(karata.toy("kuhn"), "py-letters-range", last=7) == "letters are between 0 and 7"
    with pytest.raises(karata.ArgumentError, match="the language “xx” is not known"):
        sentence("xx", "py-letters-range", last=7)


ADAPTERS = [("gymnasium", "gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo", "pettingzoo"), ("openspiel", "pyspiel", "openspiel"), ("cluster", "ray", "cluster")]


@pytest.mark.parametrize(("module", "package", "extra"), ADAPTERS)
def test_a_part_whose_package_is_not_installed_says_what_to_install(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None\ntry:\n    import karata.{module}\nexcept ImportError as error:\n    print(error)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(rf"karata\.{module} needs \w+: pip install karata\[{extra}\]\n", run.stdout)
