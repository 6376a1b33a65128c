import * as t from "../vocabulary.ts";

const most = (description: string) => t.integer(description, { minimum: 1 });

export const infoDefinitions: t.Definitions = {
  GatewayInfo: t.open("What the gateway is.", {
    schemaVersion: t.string(),
    version: t.string(),
    features: t.map(t.anything()),
    limits: t.ref("GatewayLimits"),
    nodes: t.list(
      t.ref("GatewayNode"),
      "The machines that run agents; at least the answering one.",
    ),
  }),
  GatewayLimits: t.open("The limits of the gateway. More than them is refused or cut.", {
    maxLineBytes: most("Bytes of one event."),
    maxRepeatBytes: most(
      "Bytes of a value that repeats what was already sent; a larger one may be left out.",
    ),
    maxPromptCharacters: most("Characters of a prompt, and of each text part."),
    maxPromptPartBytes: most("Bytes of an image or a file in a prompt."),
    maxPromptParts: most("Parts of a prompt."),
    maxPromptBytes: most("Bytes of all images and files of a prompt."),
    maxBodyBytes: most("Bytes of a request's body, and of a WebSocket message."),
    maxPageEvents: most("Events of one page."),
    maxPageSessions: most("Sessions of one page."),
    maxRunning: most("Runs at the same time."),
    maxWaiting: t.count("Runs that wait in the queue."),
  }),
  GatewayNode: t.open("A machine of the gateway.", {
    name: t.string("Unique among the nodes."),
    roles: t.list(
      t.words(["gateway", "runner"]),
      "`gateway`: answers requests; `runner`: runs agents.",
    ),
    agents: t.list(t.string(), "The agents that it can run."),
    load: t.ref("NodeLoad"),
  }),
  NodeLoad: t.open("What a node does at the moment.", {
    running: t.count("Runs."),
    waiting: t.count("Runs that wait for a place on it."),
    maxRunning: t.optional(most("The most runs that it takes at once.")),
  }),
};
