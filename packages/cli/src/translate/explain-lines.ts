import { traceRows, type TracedRow } from "@agentstream/adapter-kit/author";
import type { UnifiedEvent } from "@agentstream/schema";
import type { SplitLine } from "@agentstream/stream";

import { inOneLine } from "../terminal-view/strip-controls.ts";
import type { EventSource } from "./event-source.ts";

/** Shows what becomes of each native line. */
export interface Explainer {
  readonly take: (lines: readonly SplitLine[]) => string;
  readonly end: () => string;
}

/** Each line of output is cut to `width` columns. */
export function createExplainer(source: EventSource, width: number): Explainer {
  let number = 0;

  function explain(head: string, run: () => readonly UnifiedEvent[]): string {
    const { result: events, rows } = traceRows(run);
    const lines = [head, ...rows.map(describeRow), ...describeEvents(events)];
    return lines.map((line) => `${inTheWidth(line, width)}\n`).join("");
  }

  return {
    take: (lines) =>
      lines.map((line) => explain(`${++number} ${line.text}`, () => source.take([line]))).join(""),
    end: () => explain("exit", source.end),
  };
}

/** What the handler table says of it, and the name of the handler. */
function describeRow({ tag, word, row }: TracedRow): string {
  const kind = typeof word === "string" ? word : `no ${tag}`;
  if (row === "extension") return `   ${kind} → an extension event`;
  if (row === "silent") return `   ${kind} → nothing`;
  const name = nameInSource(row.handle);
  return `   ${kind} → ${row.becomes}${name === "" || name === "handle" ? "" : ` (${name})`}`;
}

/** A bundler numbers functions of the same name: `handleText$1`. */
const nameInSource = (handler: { readonly name: string }): string =>
  handler.name.replace(/\$\d+$/, "");

function describeEvents(events: readonly UnifiedEvent[]): string[] {
  if (events.length === 0) return ["   no event"];
  return events.map((event) => {
    const fields = Object.entries(event).filter(([name]) => !common.has(name));
    return `   + ${event.type} ${JSON.stringify(Object.fromEntries(fields))}`;
  });
}

/** The same, or of no interest, in every event. */
const common = new Set(
  "id sessionId timestamp type seq run agentType origin raw schemaVersion".split(" "),
);

/** Cut, with the blanks that it begins with. */
function inTheWidth(line: string, width: number): string {
  const [indent = ""] = /^ */.exec(line) ?? [];
  return indent + inOneLine(line, width - indent.length);
}
