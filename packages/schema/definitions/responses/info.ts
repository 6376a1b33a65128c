import {
  anything,
  count,
  integer,
  list,
  map,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../vocabulary.ts";

const most = (description: string) => integer(description, { minimum: 1 });

export const infoDefinitions: Definitions = {
  GatewayInfo: open("What the gateway is.", {
    schemaVersion: string(),
    version: string(),
    features: map(anything()),
    limits: ref("GatewayLimits"),
    nodes: list(ref("GatewayNode"), "The machines that run agents; at least the answering one."),
  }),
  GatewayLimits: open("The limits of the gateway. More than them is refused or cut.", {
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
    maxWaiting: count("Runs that wait in the queue."),
  }),
  GatewayNode: open("A machine of the gateway.", {
    name: string("Unique among the nodes."),
    roles: list(
      words(["gateway", "runner"]),
      "`gateway`: answers requests; `runner`: runs agents.",
    ),
    agents: list(string(), "The agents that it can run."),
    load: ref("NodeLoad"),
  }),
  NodeLoad: open("What a node does at the moment.", {
    running: count("Runs."),
    waiting: count("Runs that wait for a place on it."),
    maxRunning: optional(most("The most runs that it takes at once.")),
  }),
};
