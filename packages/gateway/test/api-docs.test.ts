import { createHash } from "node:crypto";

import { apiCounts } from "@agentstream/codegen/testing";
import { schemaVersion } from "@agentstream/schema";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { asyncApiDocument, openApiDocument } from "../src/api-docs/index.ts";
import type { HttpRoute } from "../src/route.ts";
import { routes } from "../src/routes/index.ts";
import { idOf, openGateway, token } from "./open-gateway.ts";

interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, object>>;
}

async function readOpenApi(): Promise<OpenApi> {
  const { call } = await openGateway();
  const answer = await call("GET", "/openapi.json");
  expect(answer.headers.get("content-type")).toContain("application/json");
  const document: OpenApi = JSON.parse(await answer.text());
  return document;
}

test("what gateways send in tests is held to the documents", async () => {
  const { url, call } = await openGateway();
  const before = { ...apiCounts };
  await (await call("GET", "/v1/info")).text();
  await expect.poll(() => apiCounts.responses).toBeGreaterThan(before.responses);
  const id = await idOf(await call("POST", "/v1/sessions", { agentType: "echo", prompt: "Hi" }));
  const address = `${url.replace("http", "ws")}/v1/sessions/${id}/stream?token=${token}`;
  const socket = new WebSocket(address);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  await closed;
  await expect.poll(() => apiCounts.messages).toBeGreaterThan(before.messages + 4);
});

test("the OpenAPI document has each route, with its parameters, and says who may use it", async () => {
  const document = await readOpenApi();
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.version).toBe(schemaVersion);
  const own = routes.filter((route) => !("accept" in route) || route.plain !== undefined);
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  expect(operations.length).toBe(own.length);
  expect(own.length).toBeGreaterThanOrEqual(34);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const events = document.paths["/v1/sessions/{id}/events"]?.["get"];
  expect(events?.parameters.map((one) => `${one.in} ${one.name}`)).toEqual([
    "path id",
    "query after",
    "query limit",
    "query wait",
    "query follow",
    "query dialect",
    "header Last-Event-ID",
  ]);
  expect(document.paths["/healthz"]?.["get"]?.security).toEqual([]);
  expect(document.paths["/v1/info"]?.["get"]?.security).toEqual([{ token: [] }, { cookie: [] }]);
  const guarded = operations.filter(({ security }) => security.length > 0);
  expect(guarded.length).toBeGreaterThanOrEqual(25);
  for (const { operationId, responses } of guarded)
    expect(Object.keys(responses), operationId).toContain("401");
});

test("every reference of the documents leads somewhere", async () => {
  const documents = [await openApiDocument(), await asyncApiDocument()];
  for (const document of documents) {
    const refs = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ""),
    );
    expect(refs.size).toBeGreaterThan(100);
    const wrong = [...refs].filter(
      (ref) =>
        ref
          .split("/")
          .reduce<unknown>(
            (at, key) => (at === undefined ? at : Reflect.get(Object(at), key)),
            document,
          ) === undefined,
    );
    expect(wrong).toEqual([]);
  }
});

test("the AsyncAPI document has both WebSockets in both directions, and the streams", async () => {
  const { call } = await openGateway();
  const text = await (await call("GET", "/asyncapi.json")).text();
  const { channels, operations }: { channels: object; operations: object } = JSON.parse(text);
  expect(Object.keys(channels)).toEqual(
    expect.arrayContaining([
      "getV1SessionsIdStream",
      "getWsSessionsId",
      "getV1SessionsIdEvents",
      "postV1Chat",
    ]),
  );
  expect(Object.keys(operations)).toContain("getV1SessionsIdStreamReceive");
});

test("the page loads nothing, and its policy lets its own style and script run", async () => {
  const { url } = await openGateway();
  const answer = await fetch(`${url}/docs`);
  const html = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^default-src 'none';/);
  for (const tag of ["style", "script"]) {
    const inline = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))];
    expect(inline.length).toBe(1);
    const hash = createHash("sha256")
      .update(inline[0]?.[1] ?? "")
      .digest("base64");
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
  }
  expect(html).not.toMatch(/<(?:link|img|iframe)|src=|https?:\/\/|style=|onclick|\son[a-z]+=/);
  expect(html.length).toBeLessThan(100_000);
  for (const route of routes) expect(html).toContain(`<code>${route.url}</code>`);
  const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
});

test("a route without its part of the documents does not compile", () => {
  // @ts-expect-error docs are missing
  const route: HttpRoute = { method: "GET", url: "/x", access: "open", handle: async () => ({}) };
  const wrongSchema: HttpRoute = {
    ...route,
    // @ts-expect-error no schema has this name
    docs: { summary: "Nothing", answers: { 200: { "application/json": ["responses/nothing"] } } },
  };
  const wrongQuery: HttpRoute = {
    ...wrongSchema,
    // @ts-expect-error the parameter is not described
    queryNames: ["unheardOf"],
  };
  expect(wrongQuery.url).toBe("/x");
});
