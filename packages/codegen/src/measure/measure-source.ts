import { readNodes, type SyntaxNode } from "./read-source.ts";

/** What one source file measures. */
export interface SourceMeasure {
  readonly lines: number;
  /** Lines that are neither blank nor only a comment. */
  readonly codeLines: number;
  readonly conditionalSpreads: number;
  /** The lines of each function, with its name where it has one. */
  readonly functions: readonly { readonly name: string; readonly lines: number }[];
  /** "tell", "told", "telling", also as a part of a name. */
  readonly tellWords: number;
}

export function measureSource(source: string): SourceMeasure {
  const nodes = readNodes(source);
  return {
    lines: source.trimEnd().split("\n").length,
    codeLines: countCodeLines(source, nodes),
    conditionalSpreads: nodes.filter(isConditionalSpread).length,
    functions: nodes.filter(isFunction).map((node) => ({
      name: nameOf(node),
      lines: source.slice(node.start, node.end).split("\n").length,
    })),
    tellWords:
      source.match(/(?<![a-z])(tell|told|telling|untold)(?![a-z])|Tell|Told/g)?.length ?? 0,
  };
}

const conditions = new Set(["LogicalExpression", "ConditionalExpression"]);

function isConditionalSpread({ type, argument }: SyntaxNode): boolean {
  return (
    type === "SpreadElement" &&
    typeof argument === "object" &&
    argument !== null &&
    "type" in argument &&
    conditions.has(String(argument.type))
  );
}

const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

const isFunction = ({ type }: SyntaxNode): boolean => functionTypes.has(type);

function nameOf({ id }: SyntaxNode): string {
  return typeof id === "object" && id !== null && "name" in id ? String(id.name) : "(anonymous)";
}

const literalTypes = new Set(["Literal", "TemplateElement"]);

/** Comments are found by blanking out texts and patterns first: what is left of `//` begins one. */
function countCodeLines(source: string, nodes: readonly SyntaxNode[]): number {
  const code = source.split(""); // by UTF-16 units, as the offsets of nodes are
  for (const { type, start, end } of nodes) {
    if (!literalTypes.has(type)) continue;
    for (let at = start; at < end; at++) if (code[at] !== "\n") code[at] = "x";
  }
  const bare = code
    .join("")
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ""))
    .replaceAll(/\/\/.*/g, "");
  return bare.split("\n").filter((line) => line.trim() !== "").length;
}
