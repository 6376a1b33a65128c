import {
  promptText,
  untyped as read,
  type Host,
  type PromptInput,
  type TranslatorOptions,
} from "@agentstream/adapter-kit";

import { buildContent } from "./build-content.ts";
import { addPrompt } from "./host-state.ts";
import { mapApprovalMode, mapNativeMode } from "./map-mode.ts";
import type { Context } from "./state.ts";

/**
 * What the protocol does for its host. The CLI reads its input in order, and it queues prompts by itself: nothing
 * has to wait but for the start of the process.
 */
export function createHost(context: Context, { opening = {} }: TranslatorOptions): Host {
  const { emitter, state } = context;
  return {
    start() {
      if (state.host.isStarted) return;
      state.host.isStarted = true;
      ask({ ...read.fields(opening["initialize"]), subtype: "initialize" }, context);
      for (const line of state.host.kept.splice(0)) context.write?.(line);
    },
    prompt: (input) => writePrompt(input, context),
    interrupt: () => ask({ subtype: "interrupt" }, context),
    setModel: (model) =>
      ask({ subtype: "set_model", model }, context, () => emitter.session.learn({ model })),
    setMode(mode) {
      const native = mapNativeMode(mode, state.isQwen);
      const approvalMode = mapApprovalMode(native);
      ask({ subtype: "set_permission_mode", mode: native }, context, () => {
        if (approvalMode !== undefined) emitter.session.learn({ approvalMode });
      });
    },
  };
}

/** Asks the CLI for something; `onSuccess` when it has consented. */
function ask(
  request: { readonly subtype: string; readonly [field: string]: unknown },
  { state, write }: Context,
  onSuccess?: () => void,
): void {
  const id = `host-${++state.host.count}`;
  state.host.asked.set(id, { subtype: request.subtype, onSuccess });
  write?.(JSON.stringify({ type: "control_request", request_id: id, request }));
}

/** During a turn the CLI keeps it; it alone decides whether it still goes into that turn. */
function writePrompt({ prompt }: PromptInput, { emitter, state, write }: Context): void {
  const { content, left } = buildContent(prompt);
  for (const part of left) emitter.log("warn", `The prompt's ${part} was left out.`, "host");
  const isEmpty = typeof content === "string" ? content.trim() === "" : content.length === 0;
  if (isEmpty) return emitter.log("warn", "The prompt is empty: nothing was written.", "host");
  addPrompt(promptText(prompt), emitter.turns.isOpen(), state.host);
  const message = { role: "user", content };
  const line = JSON.stringify({
    type: "user",
    message,
    parent_tool_use_id: null,
    session_id: "",
  });
  if (state.host.isStarted) write?.(line);
  else state.host.kept.push(line);
}
