import type { Handler, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { CodexOlderMessage } from "@agentstream/schema/native/codex/exec";

import type { State } from "../state.ts";

/** Translates the messages of one type. */
export type MessageHandler<Type extends TagsOf<CodexOlderMessage, "type">> = Handler<
  MemberOf<CodexOlderMessage, "type", Type>,
  State
>;
