"""Checks the syntax of all Dart here with tree-sitter, and that every type that is named is declared."""

import re
import sys
from pathlib import Path

from tree_sitter_language_pack import get_parser

PACKAGE = Path(__file__).resolve().parents[1]
PARSER = get_parser("dart")
DECLARED = re.compile(r"^(?:[a-z]+ )*(?:class|enum|typedef) (\w+)", re.MULTILINE)
#: Of dart:core, dart:async, dart:convert, dart:io and dart:math.
SDK = set(
    "ContentType DateTime Duration Exception FormatException Function Future HttpClient IOException Iterable "
    "List Map Object Random RegExp Set SocketException Stream String StringBuffer Uri WebSocket Process File "
    "T".split()
)


def faults_in(source: str) -> list[str]:
    """The places that the grammar does not know."""
    tree = PARSER.parse(source.encode())
    found: list[str] = []
    nodes = [tree.root_node]
    while nodes:
        node = nodes.pop()
        if node.type == "ERROR" or node.is_missing:
            found.append(f"line {node.start_point[0] + 1}: {node.text.decode()[:60]!r}")
        elif node.has_error:
            nodes.extend(node.children)
    return found


def names_in(source: str) -> set[str]:
    """The names of types that are used."""
    tree = PARSER.parse(source.encode())
    found: set[str] = set()
    nodes = [tree.root_node]
    while nodes:
        node = nodes.pop()
        if node.type in ("type_identifier", "identifier"):
            found.add(node.text.decode())
        nodes.extend(node.children)
    return {name for name in found if name[:1].isupper()}


def main() -> int:
    sources = {str(path): path.read_text() for path in sorted(PACKAGE.rglob("*.dart"))}
    readme = (PACKAGE / "README.md").read_text()
    for index, block in enumerate(re.findall(r"```dart\n(.*?)```", readme, re.DOTALL)):
        sources[f"README.md, program {index + 1}"] = block
    declared = SDK.union(*(DECLARED.findall(source) for source in sources.values()))
    faults = [f"{name}: {fault}" for name, source in sources.items() for fault in faults_in(source)]
    for name, source in sources.items():
        unknown = names_in(source) - declared
        faults += [f"{name}: {one} is not declared" for one in sorted(unknown)]
    # the check itself must be able to fail
    if not faults_in("class A { void f( { }") or names_in("Missing f() => g();") <= declared:
        faults.append("the grammar accepts what is wrong")
    if len(sources) < 30:
        faults.append(f"expected 30 files or more, found {len(sources)}")
    print("\n".join(faults) or f"{len(sources)} files are right")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
