import { present, read, untyped, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type { AcpConfigOption, AcpResult } from "@agentstream/schema/native/acp/message";

import { learnMode, type State } from "./state.ts";

/** What the agent is, by its own words. */
export function learnAgent(
  { agentInfo, agentCapabilities, protocolVersion }: Lenient<AcpResult>,
  state: State,
): void {
  state.capabilities = read.fields(agentCapabilities);
  state.commands = undefined;
  learnCapabilities(state, read.string(read.fields(agentInfo).version));
  const version = read.number(protocolVersion);
  if (version !== undefined && version !== 1) {
    state.emitter.log(
      "warn",
      `The agent speaks version ${version} of the protocol, not 1.`,
      "adapter",
    );
  }
}

/** What the agent can do, with its commands once these are known. */
export function learnCapabilities(
  { emitter, capabilities, commands }: State,
  agentVersion?: string,
): void {
  const known = present({ ...capabilities, slash_commands: commands });
  emitter.session.learn({ capabilities: known, agentVersion });
}

/** A session is there: a new one, or a resumed one. */
export function learnSession(
  result: Lenient<AcpResult>,
  sessionId: string | undefined,
  state: State,
): void {
  const { emitter, opening } = state;
  const { modes, models, configOptions } = result;
  const { currentModeId, availableModes } = read.fields(modes);
  const nativeSessionId = read.string(result.sessionId) ?? sessionId;
  state.sessionId = nativeSessionId ?? state.sessionId;
  state.modes = read.objects(availableModes).flatMap(({ id }) => read.string(id) ?? []);
  state.hasModels = read.object(models) !== undefined;
  const model = read.string(read.fields(models).currentModelId);
  // the opening is the plan's
  const cwd = state.isHosted ? untyped.string(opening["cwd"]) : undefined;
  const approvalMode = state.quirks.modes?.get(read.string(currentModeId) ?? "");
  emitter.session.learn({ nativeSessionId: nativeSessionId?.trim(), model, cwd, approvalMode });
  learnConfigOptions(configOptions, state);
}

/** The session that an update is about; false if it is another than ours. */
export function adoptSession(sessionId: Unsure<string> | undefined, state: State): boolean {
  const nativeSessionId = read.string(sessionId);
  if (nativeSessionId === undefined || nativeSessionId.trim() === state.sessionId?.trim())
    return true;
  if (state.sessionId !== undefined) return false;
  state.sessionId = nativeSessionId;
  state.emitter.session.learn({ nativeSessionId: nativeSessionId.trim() });
  return true;
}

/** Settings: the model and the mode are among them. False if nothing of it is known to us. */
export function learnConfigOptions(
  configOptions: Unsure<AcpConfigOption[] | null | undefined> | undefined,
  state: State,
): boolean {
  if (!Array.isArray(configOptions)) return false;
  state.configOptions = read.objects(configOptions);
  const model = read.string(configOptionOf("model", state)?.currentValue);
  const mode = read.string(configOptionOf("mode", state)?.currentValue);
  if (model !== undefined) state.emitter.session.learn({ model });
  return learnMode(state, mode) || model !== undefined;
}

/** The setting that is about this. */
export const configOptionOf = (
  category: "model" | "mode",
  { configOptions }: State,
): Lenient<AcpConfigOption> | undefined =>
  configOptions.find((option) => read.is(option.category, category)) ??
  configOptions.find((option) => read.string(option.id) === category);
