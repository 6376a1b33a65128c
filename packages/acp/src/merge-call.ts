import { untyped as read } from "@agentstream/adapter-kit";

import { bridgeMeta } from "./quirks.ts";
import type { Fields } from "./state.ts";

/** What is known of a tool call. */
export interface Call {
  readonly toolCallId: string;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly content: readonly Fields[];
  readonly locations: readonly Fields[];
  readonly rawInput?: unknown;
  readonly rawOutput?: unknown;
}

/** What is known of a call once something has changed: what is not given stays as it was. */
export function mergeCall(old: Call | undefined, toolCallId: string, update: Fields): Call {
  const { content, locations, rawInput, rawOutput } = update;
  return {
    toolCallId,
    title: read.string(update.title) ?? old?.title,
    name: nameIn(update) ?? old?.name,
    kind: read.string(update.kind) ?? old?.kind,
    status: read.string(update.status) ?? old?.status,
    content: content === undefined || content === null ? (old?.content ?? []) : listOf(content),
    locations:
      locations === undefined || locations === null ? (old?.locations ?? []) : listOf(locations),
    rawInput: rawInput ?? old?.rawInput,
    rawOutput: rawOutput ?? old?.rawOutput,
  };
}

const listOf = (value: unknown): Fields[] => read.list(value).map(read.fields);

/** The name that programs use; older agents have it among what they add of their own. */
const nameIn = ({ name, _meta }: Fields): string | undefined =>
  read.string(name) ?? read.string(read.fields(read.fields(_meta)[bridgeMeta])["toolName"]);

/** The text among the contents; undefined if there is none. */
export function textIn(contents: readonly Fields[]): string | undefined {
  const texts = contents.flatMap(({ type, content }) => {
    const text = read.string(read.fields(content)["text"]);
    return type === "content" && text !== undefined ? [text] : [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}
