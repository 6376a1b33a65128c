import type { UesEvent } from "@agentstream/schema";
import { isUesEvent } from "@agentstream/schema/dialects/ues";

import { agentTypeNamed } from "../ues/agents.ts";
import type { Reader, ReaderOptions } from "./reader.ts";
import { restore } from "./restore.ts";
import {
  beginRun,
  createStreamWriter,
  endRun,
  takeEvents,
  type StreamWriter,
} from "./stream-writer.ts";
import { isKnownUes, readUes } from "./ues-handlers.ts";

/** The family ues read back: a recorded stream becomes a unified one. */
export function fromUes({ sessionId, agentType }: ReaderOptions = {}): Reader {
  let writer: StreamWriter | undefined;
  return {
    push(value) {
      if (!isUesEvent(value)) return [];
      writer ??= createStreamWriter(
        sessionId ?? value.sessionId,
        agentType ?? agentTypeNamed(value.agent),
      );
      writer.time = Math.max(writer.time, timeOf(value));
      // values after the end belong to no run
      if (!writer.open.running && writer.run > 0 && value.type !== "init") return [];
      if (!writer.open.running && value.type !== "init") beginRun(writer);
      if (isKnownUes(value)) readUes(value, writer);
      else restore(value, writer);
      return takeEvents(writer);
    },
    end() {
      if (writer === undefined || !writer.open.running) return [];
      endRun(writer, { reason: "failed", detail: "noResult", errorCode: "noResult" });
      return takeEvents(writer);
    },
  };
}

/** Beyond these a number is not a time. */
const latest = 8.64e15;

const timeOf = ({ timestamp }: UesEvent): number =>
  Number.isFinite(timestamp) && Math.abs(timestamp) <= latest ? timestamp : 0;
