import { present, untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { takePrompt } from "../host-state.ts";
import { mapApprovalMode } from "../map-mode.ts";
import type { Context, Handler } from "../state.ts";

/** What the agent says it can do, in its own words. */
const capabilityFields = [
  "slash_commands",
  "agents",
  "skills",
  "mcp_servers",
  "plugins",
  "capabilities",
];

/** A turn begins: it comes once a turn, and not only once a process. */
export const handleInit: Handler = (native, { emitter, state }) => {
  if (read.string(native["qwen_code_version"]) !== undefined) state.isQwen = true;
  const nativeSessionId = read.string(native["session_id"]);
  const { nativeSessionId: before } = emitter.session.facts();
  const isAnother =
    before !== undefined && nativeSessionId !== undefined && before !== nativeSessionId;
  state.capabilities = { ...state.capabilities, ...capabilitiesIn(native) };
  if (read.strings(native["tools"]).includes("StructuredOutput"))
    state.turn.wantsStructuredOutput = true;
  emitter.session.learn(
    factsIn(native, state.capabilities),
    isAnother ? { contextCleared: true } : {},
  );
  beginTurn({ emitter, state });
};

/** A prompt goes before a task that has ended: that one's turn comes after. */
function beginTurn({ emitter, state }: Pick<Context, "emitter" | "state">): void {
  const beginning = takePrompt(state.host);
  if (beginning !== undefined) return emitter.turns.begin(beginning);
  emitter.turns.begin(state.jobs.hasWoken ? { trigger: "task" } : {});
  state.jobs.hasWoken = false;
}

function factsIn(native: NativeObject, capabilities: Readonly<Record<string, unknown>>) {
  const mode = read.string(native["permissionMode"]) ?? read.string(native["permission_mode"]);
  const tools = read.strings(native["tools"]);
  return present({
    model: read.string(native["model"]),
    cwd: read.string(native["cwd"]),
    nativeSessionId: read.string(native["session_id"]),
    agentVersion:
      read.string(native["claude_code_version"]) ?? read.string(native["qwen_code_version"]),
    tools: tools.length > 0 ? tools : undefined,
    approvalMode: mode === undefined ? undefined : mapApprovalMode(mode),
    capabilities: Object.keys(capabilities).length > 0 ? { ...capabilities } : undefined,
  });
}

const capabilitiesIn = (native: NativeObject): Record<string, unknown> =>
  Object.fromEntries(
    capabilityFields.flatMap((field) =>
      native[field] === undefined ? [] : [[field, native[field]]],
    ),
  );
