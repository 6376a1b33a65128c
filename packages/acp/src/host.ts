import { promptText, type Host, type PromptInput } from "@agentstream/adapter-kit/author";

import { endEarlyTurn, endWhenSilent } from "./early-answer.ts";
import { endTurn } from "./end-turn.ts";
import { beginHandshake } from "./handshake.ts";
import { promptBlocks } from "./prompt-blocks.ts";
import { applyMode, applyModel } from "./settings.ts";
import type { State } from "./state.ts";
import { stopTurn } from "./stop-turn.ts";

/** What a host may do. Before the session is there it waits. */
export function createHost(state: State): Host {
  const { emitter } = state;
  return {
    start() {
      if (state.isHosted) return;
      state.isHosted = true;
      beginHandshake(state, () => {
        state.isReady = true;
        for (const work of state.waiting.splice(0)) work();
        sendNext(state);
      });
    },
    prompt(input) {
      // an observer knows what will be asked, and writes nothing
      if (!state.isHosted) return emitter.turns.expect(promptText(input.prompt));
      if (state.hasFailed) return warn("The session did not begin: a prompt was not sent.", state);
      if (input.steer === true && state.isPrompting)
        emitter.log(
          "info",
          "The agent takes nothing into a turn that runs: the prompt waits.",
          "host",
        );
      state.queue.push(input);
      sendNext(state);
    },
    interrupt: () => (state.earlyAnswer === undefined ? interrupt(state) : endEarlyTurn(state)),
    tick: (now) => endEarlyTurn(state, now),
    setModel: (model) =>
      whenReady(state, () => applyModel(model, state, emitFault("model", state))),
    setMode: (mode) => whenReady(state, () => applyMode(mode, state, emitFault("mode", state))),
  };
}

const warn = (message: string, { emitter }: State): void => emitter.log("warn", message, "host");

/** The next prompt of the queue, if nothing runs. */
function sendNext(state: State): void {
  const { rpc, queue, sessionId } = state;
  if (!state.isReady || state.isPrompting) return;
  const input = queue.shift();
  if (input === undefined) return;
  state.isPrompting = true;
  state.detail = undefined;
  beginTurn(input, state);
  const prompt = promptBlocks(input.prompt, state);
  rpc.request("session/prompt", { sessionId, prompt }, (answer) => {
    endWhenSilent(() => {
      endTurn(answer, state);
      sendNext(state);
    }, state);
  });
}

const beginTurn = ({ prompt }: PromptInput, { emitter }: State): void =>
  emitter.turns.begin({ prompt: promptText(prompt) });

/** Ends the turn that runs; else the prompt that waits to be sent. */
function interrupt(state: State): void {
  const { emitter, queue } = state;
  if (state.isPrompting) {
    stopTurn(state);
    emitter.answers.cancel();
    return;
  }
  const next = queue.shift();
  if (next === undefined)
    return emitter.log("info", "Nothing runs that could be interrupted.", "host");
  beginTurn(next, state);
  emitter.turns.fail({
    error: "The prompt was taken back before it was sent.",
    errorCode: "cancelled",
  });
}

function whenReady(state: State, work: () => void): void {
  if (!state.isHosted || state.hasFailed)
    warn("There is no session whose settings could be changed.", state);
  else if (state.isReady) work();
  else state.waiting.push(work);
}

const emitFault =
  (what: string, { emitter }: State) =>
  (fault?: string): void => {
    if (fault === undefined) return;
    emitter.error({
      message: `The ${what} was not changed: ${fault}`,
      errorCode: "invalidRequest",
      fatal: false,
    });
  };
