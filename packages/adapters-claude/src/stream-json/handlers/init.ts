import { read } from "@agentstream/adapter-kit/author";

import { mapApprovalMode } from "../../map-mode.ts";
import { takePrompt } from "../host-state.ts";
import type { SystemHandler } from "../line.ts";
import type { Context } from "../state.ts";
import { qwen } from "../variants.ts";

/** A turn begins: this line comes once a turn, and not only once a process. */
export const handleInit: SystemHandler<"init"> = (native, { emitter, state }) => {
  const qwenVersion = read.string(native.qwen_code_version);
  if (qwenVersion !== undefined) state.variant = qwen;
  const nativeSessionId = read.string(native.session_id);
  const { nativeSessionId: before = nativeSessionId } = emitter.session.facts();
  const isAnother = nativeSessionId !== undefined && before !== nativeSessionId;
  const { slash_commands, agents, skills, mcp_servers, plugins, capabilities } = native;
  const own = { slash_commands, agents, skills, mcp_servers, plugins, capabilities };
  for (const [name, value] of Object.entries(own))
    if (value !== undefined) state.capabilities[name] = value;
  const mode = read.string(native.permissionMode) ?? read.string(native.permission_mode);
  const tools = read.strings(native.tools);
  if (tools.includes("StructuredOutput")) state.turn.wantsStructuredOutput = true;
  const hasCapabilities = Object.keys(state.capabilities).length > 0;
  emitter.session.learn(
    {
      model: read.string(native.model),
      cwd: read.string(native.cwd),
      nativeSessionId,
      agentVersion: read.string(native.claude_code_version) ?? qwenVersion,
      tools: tools.length > 0 ? tools : undefined,
      approvalMode: mode === undefined ? undefined : mapApprovalMode(mode),
      capabilities: hasCapabilities ? { ...state.capabilities } : undefined,
    },
    { contextCleared: isAnother ? true : undefined },
  );
  beginTurn({ emitter, state });
};

/** A prompt comes before a task that has ended, whose turn follows. */
function beginTurn({ emitter, state }: Pick<Context, "emitter" | "state">): void {
  const beginning = takePrompt(state.host);
  if (beginning !== undefined) return emitter.turns.begin(beginning);
  emitter.turns.begin({ trigger: state.jobs.hasWoken ? "task" : undefined });
  state.jobs.hasWoken = false;
}
