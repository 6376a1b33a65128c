import { LazyMap } from "@agentstream/adapter-kit/author";
import type { TurnStartedEvent } from "@agentstream/schema/written";

/** A request of the host's that the CLI has not answered. */
interface HostRequest {
  readonly subtype: string;
  readonly onSuccess: (() => void) | undefined;
}

/** A prompt whose turn has not begun. */
interface WaitingPrompt {
  readonly text: string;
  /** It came while the CLI was busy, which makes one prompt of all that wait. */
  readonly isQueued: boolean;
}

/** What passes between a host and the CLI. */
export interface HostState {
  /** The process is ours: it may be written to. */
  isStarted: boolean;
  /** Lines that wait for the start. */
  readonly unsent: string[];
  /** The open requests, by their ids. */
  readonly requests: LazyMap<string, HostRequest>;
  /** How many requests there were. */
  count: number;
  prompts: WaitingPrompt[];
  /** `running`, `requires_action` or `idle`, where the CLI prints it. */
  sessionState: string | undefined;
}

export const createHostState = (): HostState => ({
  isStarted: false,
  unsent: [],
  requests: new LazyMap(),
  count: 0,
  prompts: [],
  sessionState: undefined,
});

/** The request that an answer is for, which is open no longer. */
export function takeRequest(
  id: string | undefined,
  { requests }: HostState,
): HostRequest | undefined {
  const request = requests.get(id ?? "");
  requests.delete(id ?? "");
  return request;
}

/** Remembers a prompt until its turn begins. */
export function addPrompt(text: string, isBusy: boolean, { prompts }: HostState): void {
  prompts.push({ text, isQueued: isBusy || prompts.length > 0 });
}

/** The prompt and trigger of a turn that begins now; undefined if no prompt waits. */
export function takePrompt(
  host: HostState,
): Pick<TurnStartedEvent, "prompt" | "trigger"> | undefined {
  const [first, ...others] = host.prompts;
  if (first === undefined) return undefined;
  if (!first.isQueued) {
    host.prompts = others;
    return { prompt: first.text, trigger: first.text.startsWith("/") ? "command" : "user" };
  }
  host.prompts = [];
  return { prompt: [first, ...others].map(({ text }) => text).join("\n"), trigger: "queue" };
}

/** The CLI is idle: what was queued went into the turn that is over. */
export function settlePrompts(host: HostState): void {
  host.prompts = host.prompts.filter(({ isQueued }) => !isQueued);
}
