import {
  createTranslateStream as createStream,
  translate as translateBy,
  type Adapter,
  type Child,
  type Chunk,
  type TranslateEvents,
  type TranslateOptions,
  type TranslateSource,
  type TranslateSourceOptions,
} from "@agentstream/adapter-kit";
import { findProtocol, protocolNames, type Spoken } from "@agentstream/agents";
import type { UnifiedEvent } from "@agentstream/schema";

/** `agent`: an adapter, or one of `protocolNames`: an agent, or an agent and its protocol after a colon. */
export function translate(
  agent: string | Adapter,
  source: TranslateSource | Child,
  options: TranslateSourceOptions = {},
): TranslateEvents {
  const { adapter, ...spoken } = spokenBy(agent);
  return translateBy(adapter, source, { ...spoken, ...options });
}

/** `translate` as a `TransformStream`. */
export function createTranslateStream(
  agent: string | Adapter,
  options: TranslateOptions = {},
): TransformStream<Chunk, UnifiedEvent> {
  const { adapter, ...spoken } = spokenBy(agent);
  return createStream(adapter, { ...spoken, ...options });
}

function spokenBy(agent: string | Adapter): Spoken {
  if (typeof agent !== "string") return { adapter: agent };
  const spoken = findProtocol(agent);
  if (spoken !== undefined) return spoken;
  throw new TypeError(`agent: Expected one of ${protocolNames.join(", ")}, got "${agent}".`);
}
