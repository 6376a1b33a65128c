import { createDialect, type DialectName, type DialectValues } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";

/** All that a dialect makes of a stream. */
export function valuesOf<Name extends DialectName>(
  name: Name,
  events: readonly UnifiedEvent[],
): readonly DialectValues[Name][] {
  const dialect = createDialect(name);
  return [...events.flatMap((event) => dialect.push(event)), ...dialect.end()];
}
