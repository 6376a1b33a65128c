import { addresses } from "@agentstream/gateway/addresses";
import fc, { type Arbitrary } from "fast-check";

import type { Header, HttpCase } from "./fuzz-case.ts";
import { acpHeaders } from "./random-acp.ts";
import { damaged, word, type RandomValues } from "./random-body.ts";

type Address = (typeof addresses)[number];

/** What the body of an address is, by its definition. */
export const bodyDefinitions: Readonly<Record<string, string>> = {
  "/v1/execute": "ExecuteRequest",
  "/v1/sessions": "SessionRequest",
  "/v1/sessions/:id/turns": "TurnRequest",
  "/v1/sessions/:id/permissions/:requestId": "PermissionAnswer",
  "/v1/sessions/:id/questions/:requestId": "QuestionAnswer",
  "/v1/login": "LoginRequest",
  "/v1/chat": "ChatRequest",
  "/v1/ag-ui": "AgUiRunRequest",
  "/acp": "AcpMessage",
  "/rpc": "RpcRequest",
  "/api/sessions": "ApiSessionRequest",
};

/** Requests to each address of the server: nearly right ones, wrong ones, and some that are not HTTP. */
export const randomRequests = (values: RandomValues): Arbitrary<HttpCase> =>
  fc
    .constantFrom(...addresses.flatMap(manyIfPosted))
    .chain((address) => requestsTo(address, values));

/** Most can go wrong where something is sent. */
const manyIfPosted = (address: Address): readonly Address[] =>
  address.method === "POST" ? [address, address, address] : [address];

function requestsTo(address: Address, values: RandomValues): Arbitrary<HttpCase> {
  return fc
    .tuple(
      fc.record(
        {
          door: fc.constant("http" as const),
          method: fc.oneof(
            { weight: 12, arbitrary: fc.constant(address.method) },
            { weight: 1, arbitrary: otherMethod },
          ),
          target: targetOf(address),
          headers: headersTo(address),
        },
        { noNullPrototype: true },
      ),
      fc.option(bodyOf(address, values), { nil: {}, freq: address.method === "POST" ? 20 : 2 }),
      delivery,
    )
    .map((parts): HttpCase => Object.assign({}, ...parts));
}

const otherMethod = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
  "BREW",
  "",
);

function targetOf({ url, queryNames }: Address): Arbitrary<string> {
  const names = [...url.matchAll(/:\w+|\*/g)].map(([name]) => name);
  const usual: Readonly<Record<string, Arbitrary<string>>> = {
    ":id": fc.constantFrom("{ended}", "{waiting}", "{asked}"),
    ":requestId": fc.constantFrom("{permission}", "{question}"),
    "*": fc.constantFrom("v1/index.json", "v1/unified.schema.json", "v1/../package.json"),
  };
  const filled = fc
    .tuple(...names.map((name) => fc.oneof({ weight: 4, arbitrary: usual[name] ?? word }, word)))
    .map((words) => words.reduce((path, one, index) => path.replace(names[index] ?? "", one), url));
  const path = fc.oneof({ weight: 20, arbitrary: filled }, fc.constantFrom(...oddPaths));
  return fc.tuple(path, query(queryNames)).map(([one, other]) => one + other);
}

const oddPaths = [
  "/",
  "//",
  "//v1/info",
  "/v1",
  "/v1/sessions/",
  "/v1//sessions",
  "*",
  "",
  "v1/info",
  "/%",
  "/%c0%af",
  "http://example.com/v1/info",
  "/v1/info#x",
  "/v1/sessions/../info",
  "/v1/info\u0000",
  "/openapi.json",
  "/api/sessions",
  "/rpc",
  `/${"a/".repeat(3000)}`,
  "/v1/sessions/{ended};x=1",
  "/V1/INFO",
  "\\v1\\info",
];

const queryValues = fc.oneof(
  fc.constantFrom(
    "0",
    "1",
    "2",
    "100",
    "1000",
    "1001",
    "-1",
    "1.5",
    "1e3",
    "",
    "NaN",
    "9007199254740993",
    "session",
    "run",
    "true",
    "unified",
    "execute",
    "ues",
    "daemon",
    "session-event",
    "acp",
    "ag-ui",
    "ai-sdk",
    "ended",
    "completed",
    "echo",
    "{ended}",
    "{token}",
    "%00",
    "%",
    "%ff",
  ),
  word,
);

/** Mostly with names that the address has: any other is refused at once. */
function query(names: readonly string[]): Arbitrary<string> {
  const pairs = (from: readonly string[]): Arbitrary<readonly (readonly [string, string])[]> =>
    from.length === 0
      ? fc.constant([])
      : fc.array(fc.tuple(fc.constantFrom(...from), queryValues), { maxLength: 3 });
  return fc
    .oneof(
      { weight: 12, arbitrary: pairs(names) },
      { weight: 1, arbitrary: pairs([...names, "limit", "token", "x", "__proto__", "a[]"]) },
    )
    .map((some) => some.map(([name, value]) => `${name}=${value}`).join("&"))
    .map((text) => (text === "" ? "" : `?${text}`));
}

/** Where connections are named by headers, mostly with them. */
const headersTo = ({ method, url }: Address): Arbitrary<readonly Header[]> => {
  const usual = headers(method === "POST");
  if (url !== "/acp") return usual;
  return fc
    .tuple(usual, fc.option(acpHeaders, { nil: [], freq: 5 }))
    .map((some): readonly Header[] => some.flat());
};

const headers = (hasBody: boolean): Arbitrary<readonly Header[]> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 15, arbitrary: header("authorization", fc.constant("Bearer {token}")) },
        {
          weight: 1,
          arbitrary: header(
            "authorization",
            fc.constantFrom("", "Bearer", "Basic e30=", "bearer  {token}"),
          ),
        },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
      fc.oneof(
        {
          weight: 12,
          arbitrary: hasBody
            ? header("content-type", fc.constant("application/json"))
            : fc.constant(undefined),
        },
        { weight: 1, arbitrary: header("content-type", fc.constantFrom(...contentTypes)) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
      fc.option(
        header(
          "accept",
          fc.constantFrom("application/json", "text/event-stream", "*/*", "", "text/html;q=x"),
        ),
        { nil: undefined, freq: 3 },
      ),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 2 }) },
      ),
    )
    .map(([credential, type, accept, odd]) =>
      [credential, type, accept, ...odd].filter((one) => one !== undefined),
    );

const header = (name: string, value: Arbitrary<string>): Arbitrary<Header> =>
  value.map((text) => [name, text] as const);

const contentTypes = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
  "/",
  "application/json, text/html",
  "a".repeat(5000),
];

const oddHeader: Arbitrary<Header> = fc.oneof(
  header("last-event-id", fc.oneof(queryValues, fc.constantFrom("1", "2", "3"))),
  header(
    "idempotency-key",
    fc.constantFrom("the same", "{new}", "", "x".repeat(300), "\u00e9", "a, b"),
  ),
  header("origin", fc.constantFrom("http://evil.example", "null", "", "http://127.0.0.1")),
  header(
    "host",
    fc.constantFrom("evil.example", "", "127.0.0.1", "[::1]:0", "localhost:99999", "a b"),
  ),
  header("cookie", fc.constantFrom("agentstream_1=x", "=;=;;", "a=%", "x".repeat(8000))),
  header("transfer-encoding", fc.constantFrom("chunked", "gzip, chunked", "identity", "xchunked")),
  header("content-length", fc.constantFrom("0", "5", "-1", "1e3", "99999999999999999999", "5, 5")),
  header("content-encoding", fc.constantFrom("gzip", "br", "identity")),
  header("expect", fc.constantFrom("100-continue", "x")),
  header("upgrade", fc.constantFrom("websocket", "h2c", "")),
  header("connection", fc.constantFrom("upgrade", "keep-alive", "close", "x, y")),
  header("access-control-request-method", fc.constantFrom("POST", "x")),
  fc.tuple(
    fc.string({ unit: "binary-ascii", maxLength: 12 }),
    fc.string({ unit: "binary", maxLength: 12 }),
  ),
  header(
    "x-long",
    fc.constantFrom(15_000, 17_000).map((length) => "x".repeat(length)),
  ),
);

function bodyOf({ url }: Address, values: RandomValues): Arbitrary<Partial<HttpCase>> {
  const definition = bodyDefinitions[url];
  const body = damaged(definition === undefined ? fc.jsonValue() : values(definition));
  const encoding = fc.oneof(
    { weight: 20, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant("latin1" as const) },
  );
  return fc.record({ body, encoding }).map(({ body: text, encoding: how }) => ({
    body: text,
    ...(how !== undefined && { encoding: how }),
  }));
}

const delivery: Arbitrary<Partial<HttpCase>> = fc.oneof(
  { weight: 16, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ framing: "chunked" as const }, { framing: "none" as const }),
  },
  { weight: 1, arbitrary: fc.record({ times: fc.integer({ min: 2, max: 6 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      cut: fc.oneof(fc.nat({ max: 400 }), fc.nat({ max: 5000 })),
      leaves: fc.constantFrom("end" as const, "abort" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ leaves: "end" as const }, { leaves: "abort" as const }),
  },
);
