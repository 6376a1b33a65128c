import { read, rpcCodes, type Lenient, type RpcAnswer } from "@agentstream/adapter-kit/author";
import type { AcpResult } from "@agentstream/schema/native/acp/message";

import { configOptionOf, learnConfigOptions } from "./learn-session.ts";
import { mapError } from "./map-error.ts";
import { learnMode, type State } from "./state.ts";

/** Called with what went wrong, if something did. */
type Done = (fault?: string) => void;

/** Changes the mode: one of the agent's, or one of ours. */
export function applyMode(mode: string, state: State, done: Done): void {
  const { rpc, sessionId } = state;
  const modeId = nativeModeOf(mode, state);
  const option = configOptionOf("mode", state);
  if (modeId === undefined && option !== undefined) return applyOption("mode", mode, state, done);
  if (modeId === undefined) return done(`the agent has no mode "${mode}"`);
  rpc.request("session/set_mode", { sessionId, modeId }, (answer) => {
    if (answer.ok) learnMode(state, modeId);
    done(isMissing(answer) ? withoutModes(modeId) : faultOf(answer));
  });
}

function nativeModeOf(mode: string, { modes, quirks, configOptions }: State): string | undefined {
  if (modes.includes(mode)) return mode;
  const own = [...(quirks.modes ?? [])].find(
    ([id, one]) => one === mode && (modes.length === 0 || modes.includes(id)),
  )?.[0];
  // an agent that does not list its modes may have this one
  return own ?? (modes.length === 0 && configOptions.length === 0 ? mode : undefined);
}

/** Changes the model: agents have a method of its own for it, or a setting. */
export function applyModel(modelId: string, state: State, done: Done): void {
  const { rpc, sessionId, emitter, hasModels } = state;
  if (!hasModels && configOptionOf("model", state) !== undefined)
    return applyOption("model", modelId, state, done);
  rpc.request("session/set_model", { sessionId, modelId }, (answer) => {
    if (answer.ok) emitter.session.learn({ model: modelId });
    // some list their models, and cannot change them
    const isSet = isMissing(answer) && emitter.session.facts().model === modelId;
    done(isSet ? undefined : faultOf(answer));
  });
}

function applyOption(category: "model" | "mode", value: string, state: State, done: Done): void {
  const { rpc, sessionId } = state;
  const configId = read.string(configOptionOf(category, state)?.id) ?? category;
  rpc.request("session/set_config_option", { sessionId, configId, value }, (answer) => {
    if (answer.ok) learnOptions(answer.result, state);
    done(faultOf(answer));
  });
}

const isMissing = (answer: RpcAnswer): boolean =>
  !answer.ok && answer.code === rpcCodes.methodNotFound;

const withoutModes = (mode: string): string =>
  `The agent has no session/set_mode, so its mode "${mode}" cannot be set. Register it without modes (serve: without --agent-mode); it is then taken for an agent that asks.`;

const learnOptions = ({ configOptions }: Lenient<AcpResult>, state: State): boolean =>
  learnConfigOptions(configOptions, state);

const faultOf = (answer: RpcAnswer): string | undefined =>
  answer.ok ? undefined : mapError(answer).message;
