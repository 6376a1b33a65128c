import { schemaVersion, type SchemaName } from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

import type { Route } from "../route.ts";
import { operationId, pathParametersOf, templateOf } from "./parameters-of.ts";
import { queryParameters } from "./parameters.ts";
import { readInstalled, readSchemas, type ReadSchema } from "./read-schemas.ts";
import type { Shape } from "./route-docs.ts";
import { streamShapes } from "./shape-schema.ts";

/** What flows over one address, in both directions. */
interface Flow {
  readonly route: Route;
  readonly id: string;
  readonly server: "sockets" | "streams";
  readonly sends: readonly SchemaName[];
  readonly receives: readonly SchemaName[];
}

/** The AsyncAPI document of the WebSockets, and of the streams of server-sent events. */
export async function buildAsyncApi(
  routes: readonly Route[],
  readSchema: ReadSchema = readInstalled,
): Promise<object> {
  const flows = routes.map(flowOf).filter(({ sends }) => sends.length > 0);
  const names = new Set(flows.flatMap(({ sends, receives }) => [...sends, ...receives]));
  const { schemas, refTo } = await readSchemas(names, readSchema);
  return {
    asyncapi: "3.1.0",
    info,
    defaultContentType: "application/json",
    servers,
    channels: Object.fromEntries(flows.map((flow) => [flow.id, channelOf(flow)])),
    operations: Object.fromEntries(flows.flatMap(operationsOf)),
    components: {
      messages: Object.fromEntries(
        [...names].map((name) => [
          messageId(name),
          { name, title: name, summary: `A value of the schema ${name}.`, payload: refTo(name) },
        ]),
      ),
      schemas,
    },
  };
}

const info = {
  title: "Agentstream gateway",
  version: schemaVersion,
  description:
    "What flows over the WebSockets of the gateway, and in its server-sent events. Requests are described by `/openapi.json`.",
  license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
  tags: [{ name: "agents", description: "Coding agents." }],
};

const servers = {
  sockets: {
    host: "127.0.0.1:8787",
    protocol: "ws",
    description: "A token, a cookie or a ticket is needed, as for the routes of HTTP.",
  },
  streams: {
    host: "127.0.0.1:8787",
    protocol: "http",
    description: "Server-sent events; each `data` is a message.",
  },
};

function flowOf(route: Route): Flow {
  const id = operationId(route.method, route.url);
  if ("accept" in route)
    return { route, id, server: "sockets", sends: route.docs.sends, receives: route.docs.receives };
  const sends = streamShapes(route).filter(isName);
  return { route, id, server: "streams", sends, receives: [] };
}

const isName = (shape: Shape): shape is SchemaName => typeof shape === "string";

const messageId = (name: SchemaName): string =>
  name.replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());

function channelOf({ route, server, sends, receives }: Flow): object {
  const parameters = pathParametersOf(route);
  const query = Object.fromEntries(
    (route.queryNames ?? []).map((name) => {
      const { description, schema } = queryParameters[name];
      return [name, { ...schema, description }];
    }),
  );
  return present({
    address: templateOf(route.url),
    title: route.docs.summary,
    description: `${route.method} ${route.url}`,
    servers: [{ $ref: `#/servers/${server}` }],
    parameters: Object.fromEntries(
      parameters.map(({ name, description }) => [name, { description }]),
    ),
    messages: Object.fromEntries(
      [...new Set([...sends, ...receives])].map((name) => [
        messageId(name),
        { $ref: `#/components/messages/${messageId(name)}` },
      ]),
    ),
    bindings:
      server === "sockets"
        ? { ws: { method: "GET", query: { type: "object", properties: query } } }
        : undefined,
  });
}

/** As the server sees them. */
function operationsOf(flow: Flow): readonly (readonly [string, object])[] {
  const { id, route, sends, receives } = flow;
  const operation = (action: "send" | "receive", names: readonly SchemaName[]): object => ({
    action,
    channel: { $ref: `#/channels/${id}` },
    title: route.docs.summary,
    summary: route.docs.summary,
    description: action === "send" ? "What the server sends." : "What the client may send.",
    messages: names.map((name) => ({ $ref: `#/channels/${id}/messages/${messageId(name)}` })),
  });
  const sending = [`${id}Send`, operation("send", sends)] as const;
  if (receives.length === 0) return [sending];
  return [sending, [`${id}Receive`, operation("receive", receives)]];
}
