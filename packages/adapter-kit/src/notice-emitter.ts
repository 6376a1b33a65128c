import type { LogLevel } from "@agentstream/schema";
import type { PermissionDenial, PlanEntry } from "@agentstream/schema/written";
import { present, type Owner, type Undefinable } from "@agentstream/stream";

import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { LazyMap } from "./lazy-map.ts";

/** Notices that are emitted once, though vendors repeat them. */
export interface NoticeEmitter {
  /** An error, unless it repeats the last one. */
  readonly error: (error: DraftOf<"error">) => void;
  /** A log, unless it repeats the last one. */
  readonly log: (level: LogLevel, message: string, source?: string) => void;
  /** The whole plan, unless it repeats the last one of its owner. */
  readonly plan: (entries: readonly PlanEntry[], explanation?: string, owner?: Owner) => void;
  /** Something that the agent was not allowed to do: for the end of the run. Once per call. */
  readonly deny: (denial: Undefinable<PermissionDenial>) => void;
  readonly denials: () => readonly PermissionDenial[];
  /** The last fatal error. */
  readonly fatalError: () => DraftOf<"error"> | undefined;
}

export function createNoticeEmitter({ emit }: EventWriter): NoticeEmitter {
  const denials: PermissionDenial[] = [];
  const last = new LazyMap<string, string>();
  let fatal: DraftOf<"error"> | undefined;

  /** Whether something differs from the last of its kind. */
  function isNews(kind: string, text: string): boolean {
    const before = last.get(kind);
    last.set(kind, text);
    return before !== text;
  }

  return {
    error(error) {
      if (error.fatal) fatal = error;
      if (isNews("error", error.message)) emit({ type: "error", ...error });
    },
    log(level, message, source) {
      if (isNews("log", message)) emit({ type: "log", level, message, source });
    },
    plan(entries, explanation, { parentToolId, subagentId } = {}) {
      const kind = JSON.stringify(["plan", parentToolId, subagentId]);
      if (isNews(kind, JSON.stringify([entries, explanation])))
        emit({ type: "planUpdated", entries: [...entries], explanation, parentToolId, subagentId });
    },
    deny(given) {
      const denial = present(given);
      if (!denials.some((known) => isSame(known, denial))) denials.push(denial);
    },
    denials: () => denials,
    fatalError: () => fatal,
  };
}

/** The same call; where a denial names none, the same words. */
const isSame = (left: PermissionDenial, right: PermissionDenial): boolean =>
  right.toolId === undefined
    ? right.message !== undefined && left.message === right.message
    : left.toolId === right.toolId;
