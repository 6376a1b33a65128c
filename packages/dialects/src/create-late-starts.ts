import type { ToolStartedEvent, UnifiedEvent } from "@agentstream/schema";

type Arguments = ToolStartedEvent["arguments"] | undefined;

/**
 * The calls whose arguments are not known yet, for formats that send a call once: it is sent when they are known, at
 * the latest before its end.
 */
export interface LateStarts {
  isEmpty(): boolean;
  /** Keeps a call without arguments; returns one that can be sent now. */
  take(start: ToolStartedEvent): readonly ToolStartedEvent[];
  /** The call that an event is about, if it was kept, with the arguments and the time of the event. */
  release(
    toolId: string | undefined,
    event: Pick<UnifiedEvent, "timestamp"> & { readonly arguments?: Arguments },
  ): readonly ToolStartedEvent[];
  /** The calls that are still kept. */
  rest(): readonly ToolStartedEvent[];
}

export function createLateStarts(): LateStarts {
  const kept = new Map<string, ToolStartedEvent>();
  return {
    isEmpty: () => kept.size === 0,
    take(start) {
      if (start.arguments !== undefined) return [start];
      kept.set(start.toolId, start);
      return [];
    },
    release(toolId, { timestamp, arguments: input }) {
      const start = kept.get(toolId ?? "");
      if (start === undefined) return [];
      kept.delete(start.toolId);
      return [
        input === undefined ? { ...start, timestamp } : { ...start, timestamp, arguments: input },
      ];
    },
    rest() {
      const starts = [...kept.values()];
      kept.clear();
      return starts;
    },
  };
}
