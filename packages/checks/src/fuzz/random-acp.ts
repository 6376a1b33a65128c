import fc, { type Arbitrary } from "fast-check";

import type { Header } from "./fuzz-case.ts";

const sessionId = fc.constantFrom("{ended}", "{waiting}", "{asked}");
const cwd = fc.constantFrom("{workspace}", "{workspace}", "{workspace}", "/etc", "sub");
const noServers = fc.constant([]);

/** The parameters of each method, such as the server mostly accepts. */
const methods = (prompt: Arbitrary<unknown>): Readonly<Record<string, Arbitrary<unknown>>> => {
  const opening = fc.record({ sessionId, cwd, mcpServers: noServers });
  return {
    "session/new": fc.record({ cwd, mcpServers: noServers }),
    "session/load": opening,
    "session/resume": opening,
    "session/prompt": fc.record({
      sessionId,
      prompt: prompt.map((text) => [{ type: "text", text }]),
    }),
    "session/set_mode": fc.record({
      sessionId,
      modeId: fc.constantFrom("ask", "autoEdit", "plan", "autoAll", "none"),
    }),
    "session/set_config_option": fc.record({
      sessionId,
      configId: fc.constantFrom("mode", "model", "agent", "none"),
      value: fc.constantFrom("ask", "plan", "demo", "none"),
    }),
    "session/list": fc.record({ cwd }, { requiredKeys: [] }),
    "session/close": fc.record({ sessionId }),
    "session/delete": fc.record({ sessionId }),
    "session/teleport": fc.constant({}),
  };
};

const jsonrpc = "2.0" as const;
const id = fc.nat({ max: 20 });

/** The first message of a connection. */
export const initialize = {
  jsonrpc,
  id: 0,
  method: "initialize",
  params: { protocolVersion: 1, clientCapabilities: {} },
};

/** Messages of a client of ACP that the server mostly accepts. */
export const acpMessages = (prompt: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.oneof(
        ...Object.entries(methods(prompt)).map(([method, params]) =>
          fc.record({ jsonrpc: fc.constant(jsonrpc), id, method: fc.constant(method), params }),
        ),
      ),
    },
    { weight: 1, arbitrary: fc.constant(initialize) },
    {
      weight: 1,
      arbitrary: sessionId.map((one) => ({
        jsonrpc,
        method: "session/cancel",
        params: { sessionId: one },
      })),
    },
    // an answer to what the server may have asked
    {
      weight: 1,
      arbitrary: fc.record({
        jsonrpc: fc.constant(jsonrpc),
        id,
        result: fc.constantFrom({}, { outcome: { outcome: "cancelled" } }, null),
      }),
    },
  );

/** The headers of a connection that is open, and of a session in it. */
export const acpHeaders: Arbitrary<readonly Header[]> = fc
  .tuple(
    fc.constantFrom("{acp}", "{acp}", "{acp}", "none"),
    fc.option(sessionId, { nil: undefined, freq: 3 }),
  )
  .map(([connection, session]): readonly Header[] => [
    ["acp-connection-id", connection],
    ...(session === undefined ? [] : [["acp-session-id", session] as const]),
  ]);
