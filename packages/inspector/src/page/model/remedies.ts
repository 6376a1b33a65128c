import { forWord } from "@agentstream/schema";

const byCode: Readonly<Record<string, string>> = {
  connectionFailed:
    "The agent could not reach its provider. Check the network and a proxy, then send the prompt again.",
  authenticationFailed:
    "Log in with the agent's own command, or set its key where the gateway runs.",
  sessionNotFound: "The agent no longer knows this conversation. Start a new run.",
  permissionDenied:
    "Allow the action when the agent asks, or start the run with a looser approval mode.",
  timeout: "Raise the limit (`--idle-timeout`, `--run-timeout`), or split the task.",
  rateLimited: "Wait until the limit is reset, or use another model.",
  overloaded: "The provider is overloaded. Try again in a minute.",
  serverError: "The provider failed. Try again.",
  contextOverflow:
    "The conversation is too long for the model. Start a new session, or compact it.",
  invalidRequest: "The provider refused the request: look at the native line for the field.",
  contentFiltered: "The provider's filter stopped the answer. Rephrase the prompt.",
  cancelled: "It was stopped. Send the prompt again to continue.",
  agentNotInstalled:
    "Install the agent's command where the gateway runs; `agentstream doctor` shows how.",
  limitExceeded: "Raise the limit of turns or cost, and send the prompt again.",
  protocolError:
    "The agent printed what its protocol does not allow. `agentstream doctor` shows which versions are tested.",
};

const byDetail: Readonly<Record<string, string>> = {
  maxTurns: "Raise `maxTurns`, and send the prompt again to continue.",
  maxBudget: "Raise `maxBudgetUsd`, and send the prompt again to continue.",
  spawn: "The agent's command could not be started. `agentstream doctor` shows what is missing.",
  startup: "The agent ended before its first line. Look at its error output below.",
  signal: "Something outside ended the agent, such as the system when memory runs out.",
  idleTimeout: "The agent was silent for too long. Raise `--idle-timeout`.",
  totalTimeout: "The run took too long. Raise `--run-timeout`.",
  gatewayRestart: "The gateway was restarted while this ran. Send the prompt again to continue.",
  denied: "Allow the action when the agent asks, or start the run with a looser approval mode.",
};

const usual =
  "Select the failed step to see what the agent printed; `agentstream doctor` checks the agent.";

/** What a person can do about a failure. */
export const remedyOf = (errorCode: string | undefined, detail: string | undefined): string =>
  forWord(byDetail, detail) ?? forWord(byCode, errorCode) ?? usual;
