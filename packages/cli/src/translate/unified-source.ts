import type { UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent, validate } from "@agentstream/schema/unified";

import { faultsOf } from "../commands/validate.ts";
import { readLine } from "../read-ndjson.ts";
import type { EventSource } from "./event-source.ts";

/** Events as they are. A line that is no event is reported and left out. */
export function createUnifiedSource(reportFault: (fault: string) => void): EventSource {
  let number = 0;

  function read(text: string): UnifiedEvent[] {
    number++;
    if (text.trim() === "") return [];
    const line = readLine(`stdin:${number}`, text);
    if ("value" in line && isUnifiedEvent(line.value)) return [line.value];
    for (const fault of faultsOf(line, validate)) reportFault(fault);
    return [];
  }

  return { take: (lines) => lines.flatMap(({ text }) => read(text)), end: () => [] };
}
