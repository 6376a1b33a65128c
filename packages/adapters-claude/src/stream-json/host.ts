import {
  promptText,
  untyped,
  type Host,
  type PromptInput,
  type TranslatorOptions,
} from "@agentstream/adapter-kit/author";

import { mapApprovalMode } from "../map-mode.ts";
import { buildContent } from "./build-content.ts";
import { addPrompt } from "./host-state.ts";
import type { Context } from "./state.ts";

/**
 * What the protocol does for its host. The CLI reads its input in order, and it queues prompts by itself: only the
 * start of the process must be waited for.
 */
export function createHost(context: Context, { opening = {} }: TranslatorOptions): Host {
  const { emitter, state } = context;
  return {
    start() {
      if (state.host.isStarted) return;
      state.host.isStarted = true;
      send({ ...untyped.fields(opening["initialize"]), subtype: "initialize" }, context);
      for (const line of state.host.unsent.splice(0)) context.write?.(line);
    },
    prompt: (input) => writePrompt(input, context),
    interrupt: () => send({ subtype: "interrupt" }, context),
    setModel: (model) =>
      send({ subtype: "set_model", model }, context, () => emitter.session.learn({ model })),
    setMode(mode) {
      // a host may use the CLI's own word
      const native = state.variant.modes[mode] ?? mode;
      const approvalMode = mapApprovalMode(native);
      send({ subtype: "set_permission_mode", mode: native }, context, () => {
        if (approvalMode !== undefined) emitter.session.learn({ approvalMode });
      });
    },
  };
}

/** Sends a request to the CLI; `onSuccess` is called when the CLI has accepted it. */
function send(
  request: { readonly subtype: string; readonly [field: string]: unknown },
  { state, write }: Context,
  onSuccess?: () => void,
): void {
  const id = `host-${++state.host.count}`;
  state.host.requests.set(id, { subtype: request.subtype, onSuccess });
  write?.(JSON.stringify({ type: "control_request", request_id: id, request }));
}

/** During a turn the CLI queues it, and decides whether it still goes into that turn. */
function writePrompt({ prompt, steer }: PromptInput, { emitter, state, write }: Context): void {
  const { content, left } = buildContent(prompt);
  for (const part of left) emitter.log("warn", `The prompt's ${part} was left out.`, "host");
  const isEmpty = typeof content === "string" ? content.trim() === "" : content.length === 0;
  if (isEmpty) return emitter.log("warn", "The prompt is empty: nothing was written.", "host");
  const text = promptText(prompt);
  if (steer === true && emitter.turns.isOpen())
    emitter.emit({ type: "userMessage", content: text, kind: "steer" });
  addPrompt(text, emitter.turns.isOpen(), state.host);
  const message = { role: "user", content };
  const line = JSON.stringify({
    type: "user",
    message,
    parent_tool_use_id: null,
    session_id: "",
  });
  if (state.host.isStarted) write?.(line);
  else state.host.unsent.push(line);
}
