import { createDialect } from "@agentstream/dialects";

import { dialectOf } from "../parse-dialect.ts";
import { createJsonView, unifiedValues } from "../terminal-view/create-json-view.ts";
import { createQuietView } from "../terminal-view/create-quiet-view.ts";
import { createView } from "../terminal-view/create-view.ts";
import { createPaint } from "../terminal-view/paint.ts";
import type { View } from "../terminal-view/view.ts";
import { hasColours, type Terminal } from "../terminal.ts";

export type Format = "pretty" | "json" | "quiet";

export interface ViewFlags {
  readonly format: Format;
  readonly dialect?: string;
  readonly raw: boolean;
}

/** How a run is shown where it is shown. */
export function chooseView({ format, dialect, raw }: ViewFlags, terminal: Terminal): View {
  const { stdout, stderr } = terminal;
  const options = {
    isLive: stdout.isTTY === true,
    showsProgress: stderr.isTTY === true,
    // a terminal that does not know its size has 0
    width: Math.max(stderr.columns ?? 80, 40),
    paint: createPaint(hasColours(stderr, terminal)),
  };
  if (format === "quiet") return createQuietView(options);
  if (format === "pretty") return createView(options);
  const spec = dialect === undefined ? undefined : dialectOf(dialect, raw);
  return createJsonView(
    spec === undefined ? unifiedValues : createDialect(spec.name, spec.options),
  );
}
