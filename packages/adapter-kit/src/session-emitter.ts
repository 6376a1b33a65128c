import { schemaVersion } from "@agentstream/schema/core";
import type { SessionStartedEvent, SessionUpdatedEvent } from "@agentstream/schema/written";
import { present, wellFormed, type Undefinable } from "@agentstream/stream";

import type { TranslatorOptions } from "./adapter.ts";
import type { EventWriter } from "./event-writer.ts";
import { isSameJson } from "./is-same-json.ts";

/** What can be known of a session. */
export type SessionFacts = Undefinable<
  Pick<
    SessionUpdatedEvent,
    "model" | "cwd" | "tools" | "nativeSessionId" | "approvalMode" | "agentVersion" | "capabilities"
  >
>;

export interface SessionEmitter {
  /** Emits sessionStarted if it was not emitted yet. Every other event does so first. */
  readonly ensure: () => void;
  /** Facts from a line: part of sessionStarted if it was not emitted yet, else sessionUpdated with the changes. */
  readonly learn: (
    facts: SessionFacts,
    about?: Undefinable<Pick<SessionUpdatedEvent, "contextCleared" | "reason">>,
  ) => void;
  readonly facts: () => Readonly<SessionFacts>;
}

export interface SessionInfo {
  readonly agentType: string;
  readonly protocol: string;
  readonly tested: readonly string[];
}

export function createSessionEmitter(
  writer: EventWriter,
  options: TranslatorOptions,
  info: SessionInfo,
  before: SessionFacts,
): SessionEmitter {
  const { config, resumed } = options;
  let started = false;
  let known: SessionFacts = { ...present({ agentVersion: options.agentVersion }), ...before };

  function start(): void {
    started = true;
    const { approvalMode: _, ...facts } = known;
    writer.emit({
      type: "sessionStarted",
      agentType: info.agentType,
      schemaVersion,
      protocol: info.protocol,
      ...facts,
      versionStatus: versionStatus(known.agentVersion, info.tested),
      config: wellFormed(config),
      resumed,
    });
  }

  return {
    ensure() {
      if (!started) start();
    },
    learn(facts, about = {}) {
      const news = differing(known, facts);
      known = { ...known, ...news };
      if (!started) return start();
      const isNews = Object.keys(news).length > 0 || about.contextCleared === true;
      if (isNews) writer.emit({ type: "sessionUpdated", ...news, ...about });
    },
    facts: () => known,
  };
}

function versionStatus(
  version: string | undefined,
  tested: readonly string[],
): SessionStartedEvent["versionStatus"] {
  if (version === undefined) return undefined;
  return tested.includes(version) ? "tested" : "untested";
}

/** The facts that are not known yet. */
function differing(known: SessionFacts, facts: SessionFacts): SessionFacts {
  const old = new Map<string, unknown>(Object.entries(known));
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value !== undefined && !isSameJson(value, old.get(name)),
    ),
  );
}
