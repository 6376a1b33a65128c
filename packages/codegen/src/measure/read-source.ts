import { parseAst } from "rolldown/parseAst";

/** One node of the syntax tree, as far as measuring needs it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** All nodes of a TypeScript source, in no order that matters. */
export function readNodes(source: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const waiting: unknown[] = [parseAst(source, { lang: "ts" })];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (isNode(next)) {
      nodes.push(next);
      waiting.push(...Object.values(next));
    }
  }
  return nodes;
}
