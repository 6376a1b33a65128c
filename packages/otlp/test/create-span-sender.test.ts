import { expect, test, vi } from "vitest";

import { createSpanSender, parseHeaders, tracesAddress, type Span } from "../src/index.ts";
import { startCollector } from "./collector.ts";

const span: Span = {
  traceId: "0af7651916cd43dd8448eb211c80319c",
  spanId: "b7ad6b7169203331",
  name: "invoke_agent echo",
  kind: 3,
  startTimeUnixNano: "1",
  endTimeUnixNano: "2",
  attributes: [],
  events: [],
  status: {},
};
const sender = { service: "test", version: "1.2.3" };

test("spans are delivered in batches, with the headers that were given", async () => {
  const { url, received } = await startCollector();
  const out = createSpanSender({ url, headers: { "x-key": "secret" }, ...sender });
  out.send([]);
  for (let count = 0; count < 600; count++) out.send([span]);
  await out.close();
  expect(received.map(({ spans }) => spans.length)).toEqual([512, 88]);
  expect(received[0]).toMatchObject({
    path: "/v1/traces",
    headers: { "x-key": "secret", "content-type": "application/json" },
  });
});

test("a collector that is busy is asked again", async () => {
  const { url, received } = await startCollector([503]);
  const lost: unknown[] = [];
  const out = createSpanSender({ url, ...sender, onLost: (...what) => lost.push(what) });
  out.send([span]);
  await out.close(60_000);
  expect(received).toHaveLength(2);
  expect(lost).toEqual([]);
});

test("what cannot be delivered is reported, and nothing throws", async () => {
  const { url, received } = await startCollector([400]);
  const lost: unknown[] = [];
  const onLost = (...what: unknown[]): void => void lost.push(what);
  const refused = createSpanSender({ url, ...sender, onLost });
  refused.send([span]);
  await refused.close();
  expect(received).toHaveLength(1);
  expect(lost).toEqual([[1, `${url}/v1/traces answered 400`]]);
  const nowhere = createSpanSender({ url: "http://127.0.0.1:9", ...sender, onLost });
  nowhere.send([span, span]);
  await nowhere.close(0);
  expect(lost).toHaveLength(2);
});

test("what was wrong before the end is reported, and not that the end came", async () => {
  const { url, received } = await startCollector([503, 503, 503, 503]);
  const lost: unknown[] = [];
  const out = createSpanSender({ url, ...sender, onLost: (...what) => lost.push(what) });
  out.send([span]);
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 60_000 });
  await out.close(0);
  expect(lost).toEqual([[1, `${url}/v1/traces answered 503`]]);
});

test("the address of a collector gets the path of traces, a whole address stays", () => {
  expect(tracesAddress("http://localhost:4318")).toBe("http://localhost:4318/v1/traces");
  expect(tracesAddress("https://a.example/otel/x")).toBe("https://a.example/otel/x");
  for (const wrong of ["", "localhost:4318", "ftp://a", "/x"])
    expect(() => tracesAddress(wrong)).toThrow("expected the http address of a collector");
});

test("headers are read as the standard variable has them", () => {
  expect(parseHeaders("api-key=abc%3D, x = y z ,broken")).toEqual({ "api-key": "abc=", x: "y z" });
  expect(parseHeaders()).toEqual({});
});
