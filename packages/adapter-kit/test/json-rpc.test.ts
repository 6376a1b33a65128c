import { expect, test } from "vitest";

import { createJsonRpc, type JsonRpc, type RpcAnswer } from "../src/author.ts";

function createPair(): { rpc: JsonRpc; written: unknown[] } {
  const written: unknown[] = [];
  const rpc = createJsonRpc((line) => {
    const json: unknown = JSON.parse(line);
    written.push(json);
  });
  return { rpc, written };
}

test("requests have ids of their own, and their answers find who asked", () => {
  const { rpc, written } = createPair();
  const answers: RpcAnswer[] = [];
  rpc.request("first", { a: 1 }, (answer) => answers.push(answer));
  rpc.request("second", {}, (answer) => answers.push(answer));
  expect(written).toEqual([
    { jsonrpc: "2.0", id: 1, method: "first", params: { a: 1 } },
    { jsonrpc: "2.0", id: 2, method: "second", params: {} },
  ]);
  expect(rpc.take({ id: 2, error: { code: -32603, message: "no" } })).toMatchObject({
    kind: "answer",
    method: "second",
  });
  expect(rpc.take({ id: 1, result: { b: 2 } })).toMatchObject({ method: "first" });
  expect(answers).toEqual([
    { ok: false, code: -32603, message: "no", data: undefined },
    { ok: true, result: { b: 2 } },
  ]);
});

test("an answer is taken once; one that nobody asked for has no method", () => {
  const { rpc } = createPair();
  let count = 0;
  rpc.request("first", {}, () => count++);
  expect(rpc.take({ id: 1, result: {} })).toMatchObject({ method: "first" });
  expect(rpc.take({ id: 1, result: {} })).toMatchObject({ kind: "answer", method: undefined });
  expect(count).toBe(1);
});

test.each([
  [
    { id: 1, method: "ask", params: { x: 1 } },
    { kind: "request", id: 1, params: { x: 1 } },
  ],
  [
    { id: "a", method: "ask" },
    { kind: "request", id: "a", params: {} },
  ],
  [
    { method: "tell", params: [1] },
    { kind: "notification", params: {} },
  ],
  [{ id: {}, method: "tell" }, { kind: "notification" }],
  [{ id: 9 }, { kind: "unknown" }],
  [{ result: 1 }, { kind: "answer", answer: { ok: true, result: {} } }],
  [
    { id: 9, error: "x" },
    { kind: "answer", answer: { ok: false, message: expect.any(String) } },
  ],
])("%j is distinguished by its method, whatever its id", (native, expected) => {
  const { rpc } = createPair();
  rpc.request("first", {});
  expect(rpc.take(native)).toMatchObject(expected);
});

test("answers and refusals carry the id of the other side as it came", () => {
  const { rpc, written } = createPair();
  rpc.answer(0, { ok: true });
  rpc.refuse("x", -32601, "not here");
  rpc.notify("bye");
  expect(written).toEqual([
    { jsonrpc: "2.0", id: 0, result: { ok: true } },
    { jsonrpc: "2.0", id: "x", error: { code: -32601, message: "not here" } },
    { jsonrpc: "2.0", method: "bye" },
  ]);
});
