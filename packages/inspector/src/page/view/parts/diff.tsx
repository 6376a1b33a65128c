import type { JSX } from "preact";

import type { DiffLine } from "../../model/diff-lines.ts";

const signs = { same: " ", added: "+", removed: "-", gap: "" } as const;
const names = { same: undefined, added: "added", removed: "removed", gap: undefined } as const;
const mostLines = 400;

/** Lines that differ, as a table: old number, new number, line. */
export const Diff = ({ lines }: { readonly lines: readonly DiffLine[] }): JSX.Element => (
  <div class="diff" tabIndex={0} role="group" aria-label="Changed lines">
    {lines.slice(0, mostLines).map(({ kind, text, before, after }) => (
      <div class={`diff-line ${kind}`}>
        <span class="number">{before ?? ""}</span>
        <span class="number">{after ?? ""}</span>
        <span class="sign" aria-label={names[kind]}>
          {signs[kind]}
        </span>
        <span class="line">{kind === "gap" ? text || "⋯" : text}</span>
      </div>
    ))}
    {lines.length > mostLines && (
      <div class="diff-line gap">
        <span class="line">{lines.length - mostLines} more lines</span>
      </div>
    )}
  </div>
);
