import type { UesEvent } from "@agentstream/schema";
import { isUesEvent } from "@agentstream/schema/dialects/ues";

import { agentTypeNamed } from "../ues/agents.ts";
import type { Reader, ReaderOptions } from "./reader.ts";
import { restore } from "./restore.ts";
import { isKnownUes, readUes } from "./ues-handlers.ts";
import { beginRun, createWriting, endRun, takeEvents, type Writing } from "./writing.ts";

/** The family ues read back: a recorded stream becomes a unified one. */
export function fromUes({ sessionId, agentType }: ReaderOptions = {}): Reader {
  let writing: Writing | undefined;
  return {
    push(value) {
      if (!isUesEvent(value)) return [];
      writing ??= createWriting(
        sessionId ?? value.sessionId,
        agentType ?? agentTypeNamed(value.agent),
      );
      writing.time = Math.max(writing.time, timeOf(value));
      // what is told after the end belongs to no run
      if (!writing.open.running && writing.run > 0 && value.type !== "init") return [];
      if (!writing.open.running && value.type !== "init") beginRun(writing);
      if (isKnownUes(value)) readUes(value, writing);
      else restore(value, writing);
      return takeEvents(writing);
    },
    end() {
      if (writing === undefined || !writing.open.running) return [];
      endRun(writing, { reason: "failed", detail: "noResult", errorCode: "noResult" });
      return takeEvents(writing);
    },
  };
}

/** Beyond these a number is no time. */
const latest = 8.64e15;

const timeOf = ({ timestamp }: UesEvent): number =>
  Number.isFinite(timestamp) && Math.abs(timestamp) <= latest ? timestamp : 0;
