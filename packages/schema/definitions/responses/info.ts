import * as t from "../vocabulary.ts";

const most = (description: string) => t.integer(description, { minimum: 1 });

export const infoDefinitions: t.Definitions = {
  GatewayInfo: t.open("The gateway, its features and limits.", {
    schemaVersion: t.string(),
    version: t.string(),
    features: t.map(t.anything()),
    limits: t.ref("GatewayLimits"),
    nodes: t.list(
      t.ref("GatewayNode"),
      "The processes that share the sessions; at least the one that answers.",
    ),
    webhooks: t.optional(
      t.list(t.ref("WebhookStatus"), "The webhooks of the gateway; only for the scope `admin`."),
    ),
  }),
  WebhookStatus: t.open("A webhook, and the state of its deliveries.", {
    id: t.string("Its name in the log of the gateway."),
    host: t.string("The host of its URL; the rest may be a secret."),
    state: t.words(["active", "failing", "disabled"], "`disabled`: the receiver answered 410."),
    pending: t.count("Pending deliveries."),
    delivered: t.count("Deliveries since the start of the gateway."),
    abandoned: t.count("Deliveries that failed for good since the start of the gateway."),
    lastError: t.optional(t.string("Why the newest failed attempt failed.")),
  }),
  GatewayLimits: t.open("The limits of the gateway. Larger values are refused or cut.", {
    maxLineBytes: most("Bytes of one event."),
    maxRepeatBytes: most("Bytes of a repeated value; a larger one may be omitted."),
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
  GatewayNode: t.open("A process of the gateway.", {
    name: t.string("Unique among the nodes."),
    roles: t.list(
      t.words(["gateway", "worker"]),
      "`gateway`: answers requests; `worker`: runs agents.",
    ),
    agents: t.list(t.string(), "The agents that it can run."),
    load: t.ref("NodeLoad"),
    url: t.optional(t.string("Where it listens.")),
    pool: t.optional(t.string("The workers that it belongs to.")),
    sharedHome: t.optional(
      t.string("The home folder that it shares with others, which may continue its sessions."),
    ),
    isDraining: t.optional(t.boolean("It is stopping, and takes no further runs.")),
    version: t.optional(t.string()),
    startedAt: t.optional(t.string()),
  }),
  NodeLoad: t.open("The current load of a node.", {
    running: t.count("Runs."),
    waiting: t.count("Runs that wait. Nodes that share a queue each have its length."),
    maxRunning: t.optional(most("The maximum number of runs at the same time.")),
  }),
};
