import { expect, test } from "vitest";

import { describeServer } from "../src/serve/describe-server.ts";

const gateway = {
  url: "http://127.0.0.1:8787",
  tokenIsHashed: false,
  madeToken: undefined,
  agents: [],
  webhooks: [],
  close: async () => {},
};

test("a worker alone names neither the page nor a request, which it would answer with 404", () => {
  const notes = { isGiven: true, link: undefined, isTerminal: false };
  const printed = (answersClients: boolean): string =>
    describeServer(gateway, "/data", { ...notes, answersClients });
  expect(printed(true)).toMatch(/^page: [^]*\/v1\/execute/m);
  expect(printed(false)).toBe("agentstream listens on http://127.0.0.1:8787\n");
});
