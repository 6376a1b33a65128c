import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { parseTraceparent, type Span } from "@agentstream/otlp";
import { expect, onTestFinished, test, vi } from "vitest";

import { startCollector } from "../../otlp/test/collector.ts";
import { startGateway } from "../src/index.ts";
import { token } from "./open-gateway.ts";

const waiting = { timeout: 120_000, interval: 50 };

test("the spans of the runs of a server reach the collector; content only if it is asked for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "traces-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url, received } = await startCollector();
  const collected = (): Span[] => received.flatMap(({ spans }) => spans);
  const seen = join(folder, "traceparent");
  const program = `require("fs").writeFileSync(${JSON.stringify(seen)}, process.env.TRACEPARENT)`;
  const gateway = await startGateway({
    port: 0,
    data: join(folder, "data"),
    workspaces: [folder],
    agents: [{ name: "mine", command: process.execPath, args: ["-e", program] }],
    allowTier: "autonomous",
    logLevel: "silent",
    token,
    traces: { url },
  });
  const begin = async (agentType: string): Promise<string> => {
    const response = await fetch(`${gateway.url}/v1/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ agentType, prompt: "say a secret" }),
    });
    const { id } = Object(await response.json());
    return String(id);
  };
  const demo = await begin("demo");
  await begin("mine");
  await vi.waitFor(() => expect(existsSync(seen)).toBe(true), waiting);
  await vi.waitFor(
    () => expect(collected().filter(({ name }) => name.startsWith("invoke_agent"))).toHaveLength(2),
    waiting,
  );
  await gateway.close(0);
  const [ofDemo, ofMine] = ["demo", "mine"].map((name) =>
    collected().find((span) => span.name === `invoke_agent ${name}`),
  );
  expect(ofDemo?.attributes).toContainEqual({
    key: "gen_ai.conversation.id",
    value: { stringValue: demo },
  });
  expect(JSON.stringify(received)).not.toContain("a secret");
  expect(parseTraceparent(readFileSync(seen, "utf8"))).toEqual({
    traceId: ofMine?.traceId,
    parentSpanId: ofMine?.spanId,
  });
});
