import { present, untyped as read } from "@agentstream/adapter-kit";

import { learnMode, type Fields, type State } from "./state.ts";

/** What the agent says of itself. */
export function learnAgent(
  { agentInfo, agentCapabilities, protocolVersion }: Fields,
  state: State,
): void {
  const agentVersion = read.string(read.fields(agentInfo)["version"]);
  state.capabilities = { ...read.fields(agentCapabilities) };
  state.emitter.session.learn({
    capabilities: { ...state.capabilities },
    ...(agentVersion !== undefined && { agentVersion }),
  });
  const version = read.number(protocolVersion);
  if (version !== undefined && version !== 1) {
    state.emitter.log(
      "warn",
      `The agent speaks version ${version} of the protocol, not 1.`,
      "adapter",
    );
  }
}

/** A session is there: a new one, or one that goes on. */
export function learnSession(result: Fields, sessionId: string | undefined, state: State): void {
  const { emitter, opening } = state;
  const { modes, models, configOptions } = result;
  const { currentModeId, availableModes } = read.fields(modes);
  const nativeSessionId = read.string(result.sessionId) ?? sessionId;
  state.sessionId = nativeSessionId ?? state.sessionId;
  state.modes = idsIn(availableModes, "id");
  state.hasModels = read.isFields(models);
  const model = read.string(read.fields(models)["currentModelId"]);
  const cwd = state.isHosted ? read.string(opening["cwd"]) : undefined;
  const approvalMode = state.quirks.modes?.get(read.string(currentModeId) ?? "");
  emitter.session.learn(present({ nativeSessionId, model, cwd, approvalMode }));
  learnConfigOptions(configOptions, state);
}

const idsIn = (list: unknown, key: string): string[] =>
  read.list(list).flatMap((one) => read.string(read.fields(one)[key]) ?? []);

/** The session that an update is about; false if it is another than ours. */
export function adoptSession(sessionId: unknown, state: State): boolean {
  const nativeSessionId = read.string(sessionId);
  if (nativeSessionId === undefined || nativeSessionId === state.sessionId) return true;
  if (state.sessionId !== undefined) return false;
  state.sessionId = nativeSessionId;
  state.emitter.session.learn({ nativeSessionId });
  return true;
}

/** Settings: the model and the mode are among them. False if nothing of it is known to us. */
export function learnConfigOptions(configOptions: unknown, state: State): boolean {
  if (!Array.isArray(configOptions)) return false;
  state.configOptions = read.list(configOptions).map(read.fields);
  const model = read.string(configOptionOf("model", state)?.["currentValue"]);
  const mode = read.string(configOptionOf("mode", state)?.["currentValue"]);
  if (model !== undefined) state.emitter.session.learn({ model });
  return learnMode(state, mode) || model !== undefined;
}

/** The setting that is about this. */
export const configOptionOf = (
  category: "model" | "mode",
  { configOptions }: State,
): Fields | undefined =>
  configOptions.find((option) => option["category"] === category) ??
  configOptions.find((option) => option["id"] === category);
