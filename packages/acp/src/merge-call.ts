import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { AcpLocation, AcpToolCallContent } from "@agentstream/schema/native/acp/message";

import type { CallUpdate } from "./line.ts";
import { bridgeMeta } from "./quirks.ts";
import { terminalNews, type TerminalNews } from "./terminal-news.ts";

/** What is known of a tool call. */
export interface Call {
  readonly toolCallId: string;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly content: readonly Lenient<AcpToolCallContent>[];
  readonly locations: readonly Lenient<AcpLocation>[];
  readonly rawInput?: unknown;
  readonly rawOutput?: unknown;
  /** What it printed, and how it ended, where the agent shows it as a terminal. */
  readonly printed?: string | undefined;
  readonly exitCode?: number | undefined;
  /** Why it did not run, by the agent's own word. */
  readonly notRun?: string | undefined;
}

/** What is known of a call once something has changed: what is not given stays as it was. */
export function mergeCall(
  old: Call | undefined,
  toolCallId: string,
  update: CallUpdate,
  { output, exitCode }: TerminalNews = terminalNews(update),
): Call {
  const { content, locations, rawInput, rawOutput, _meta } = update;
  return {
    toolCallId,
    title: read.string(update.title) ?? old?.title,
    name: nameIn(update) ?? old?.name,
    kind: read.string(update.kind) ?? old?.kind,
    status: read.string(update.status) ?? old?.status,
    content: isAbsent(content) ? (old?.content ?? []) : read.objects(content),
    locations: isAbsent(locations) ? (old?.locations ?? []) : read.objects(locations),
    rawInput: rawInput ?? old?.rawInput,
    rawOutput: rawOutput ?? old?.rawOutput,
    printed: output === undefined ? old?.printed : (old?.printed ?? "") + output,
    exitCode: exitCode ?? old?.exitCode,
    notRun: read.string(read.fields(read.fields(_meta)[bridgeMeta])["nonExecutionKind"]),
  };
}

/** Some agents announce a call when it runs: one that fails before has an update with its error alone. */
export const isAnnounced = ({ title, name, kind }: Call): boolean =>
  [title, name, kind].some((value) => value !== undefined && value !== "");

/** Some have null for what they do not give. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The name that programs use; some agents have it among what they add of their own. */
const nameIn = ({ name, _meta }: CallUpdate): string | undefined =>
  read.string(name) ??
  read.string(read.fields(read.fields(_meta)[bridgeMeta])["toolName"]) ??
  read.string(read.fields(_meta)["toolName"]);
