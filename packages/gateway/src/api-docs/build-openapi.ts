import { schemaVersion, type SchemaName } from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

import { problemKinds, problemType, type ProblemKind } from "../problem-kinds.ts";
import type { HttpRoute, Route } from "../route.ts";
import { doorOf, doors } from "./doors.ts";
import { operationId, parametersOf, templateOf } from "./parameters-of.ts";
import { problemsOf } from "./problems-of.ts";
import { readInstalled, readSchemas, type Components, type ReadSchema } from "./read-schemas.ts";
import type { Content } from "./route-docs.ts";
import { contentSchema, entriesOf, schemasOf } from "./shape-schema.ts";

const problemSchema: SchemaName = "responses/problem";

/** The OpenAPI document of the table of routes. */
export async function buildOpenApi(
  routes: readonly Route[],
  readSchema: ReadSchema = readInstalled,
): Promise<object> {
  const own = routes.flatMap(httpRoutesAt);
  const components = await readSchemas([...own.flatMap(schemasOf), problemSchema], readSchema);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of own) {
    const item = (paths[templateOf(route.url)] ??= {});
    item[route.method.toLowerCase()] = operationOf(route, components);
  }
  return {
    openapi: "3.1.0",
    info,
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: "/", description: "The server that this document comes from." }],
    tags: doors.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: components.schemas, securitySchemes },
  };
}

/** What answers HTTP at the address of a route; a WebSocket's may do so too. */
function httpRoutesAt(route: Route): readonly HttpRoute[] {
  if (!("accept" in route)) return [route];
  const { accept: _, plain, ...address } = route;
  return plain === undefined ? [] : [{ ...address, ...plain, access: "token" }];
}

const info = {
  title: "Agentstream gateway",
  version: schemaVersion,
  description:
    "Coding agents over HTTP: one typed event stream. Every error is `application/problem+json`. A request that is not HTTP, is too slow or too long is answered by 400, 408, 414, 417 or 431 in the same form; an unknown address by 404, another method by 405. WebSockets are described by `/asyncapi.json`.",
  license: { name: "Apache-2.0", identifier: "Apache-2.0" },
};

const securitySchemes = {
  token: { type: "http", scheme: "bearer", description: "A token of the server." },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "agentstream-8787",
    description: "The cookie of `POST /v1/login`; its name ends with the port of the server.",
  },
  ticket: {
    type: "apiKey",
    in: "query",
    name: "ticket",
    description: "A ticket of `POST /v1/login`, for streams of browsers.",
  },
};

function operationOf(route: HttpRoute, components: Components): object {
  const { method, url, docs, scope } = route;
  return present({
    operationId: operationId(method, url),
    summary: docs.summary,
    description: scope === undefined ? undefined : `The token must have the scope \`${scope}\`.`,
    tags: [doorOf(url)],
    security: securityOf(route),
    parameters: parametersOf(route),
    requestBody: docs.body && {
      required: true,
      content: { "application/json": { schema: components.refTo(docs.body) } },
    },
    responses: { ...answersOf(route, components), ...refusalsOf(route, components) },
  });
}

function securityOf({ access, takesTicket }: HttpRoute): readonly object[] {
  if (access === "open") return [];
  const headers = [{ token: [] }, { cookie: [] }];
  const usual = takesTicket === true ? [...headers, { ticket: [] }] : headers;
  // the token may be in the body, or not be needed
  return access === "token" ? usual : [...usual, {}];
}

function answersOf({ docs }: HttpRoute, components: Components): object {
  return Object.fromEntries(
    Object.entries(docs.answers).map(([status, content]) => [
      status,
      present({
        description: statusWords.get(status) ?? "",
        content: content === "none" ? undefined : bodiesOf(content, components),
      }),
    ]),
  );
}

const statusWords: ReadonlyMap<string, string> = new Map([
  ["200", "Done."],
  ["201", "Created."],
  ["202", "Accepted; it happens meanwhile."],
  ["204", "Done; there is nothing to return."],
  ["503", "The server takes no requests."],
]);

function refusalsOf(route: HttpRoute, components: Components): object {
  return Object.fromEntries(
    [...problemsOf(route)].map(([status, kinds]) => [
      String(status),
      {
        description: `${kinds.map((kind) => problemKinds[kind][1]).join(", or: ")}.`,
        content: {
          ...bodiesOf(ownAnswer(route, status), components),
          "application/problem+json": { schema: problemOf(kinds, components) },
        },
      },
    ]),
  );
}

/** An answer of the route's own may have the status of a problem. */
const ownAnswer = ({ docs }: HttpRoute, status: number): Content =>
  Object.entries(docs.answers).find(([own]) => Number(own) === status)?.[1] ?? "none";

const problemOf = (kinds: readonly ProblemKind[], { refTo }: Components): object => ({
  allOf: [refTo(problemSchema), { properties: { type: { enum: kinds.map(problemType) } } }],
});

const bodiesOf = (content: Content, components: Components): object =>
  Object.fromEntries(
    entriesOf(content).map(([type, shapes]) => [
      type,
      { schema: contentSchema(type, shapes, components) },
    ]),
  );
