import { parseSse, token, type OpenGateway } from "./open-gateway.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RpcClient {
  /** The whole answer of a call. */
  readonly call: (method: string, params?: Fields, more?: Fields) => Promise<Fields>;
  /** The result; fails if there is none. */
  readonly result: (method: string, params?: Fields) => Promise<Fields>;
  /** The data of a stream, to its end. */
  readonly stream: (
    method: string,
    params: Fields,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<string[]>;
  readonly open: (method: string, params: Fields, signal: AbortSignal) => Promise<Response>;
}

interface Sent {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As the daemon's own client: no id, no jsonrpc, and no params where a method has none. */
export function rpcClient(
  { url, query = "" }: Pick<OpenGateway, "url"> & { readonly query?: string },
  bearer: string = token,
): RpcClient {
  const post = (body: unknown, { signal, headers }: Sent = {}): Promise<Response> =>
    fetch(`${url}/rpc${query}`, {
      method: "POST",
      body: JSON.stringify(body),
      ...(signal !== undefined && { signal }),
      headers: {
        "content-type": "application/json",
        ...(bearer !== "" && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
    });

  async function call(method: string, params?: Fields, more: Fields = {}): Promise<Fields> {
    const response = await post({ method, ...(params !== undefined && { params }), ...more });
    if (response.status >= 400)
      throw new Error(`HTTP ${response.status}: ${await response.text()}`);
    return Object(await response.json());
  }

  return {
    call,
    async result(method, params) {
      const answer = await call(method, params);
      if (answer["result"] === undefined) throw new Error(JSON.stringify(answer));
      return Object(answer["result"]);
    },
    async stream(method, params, headers = {}) {
      const response = await post({ method, params }, { headers });
      if (!(response.headers.get("content-type") ?? "").startsWith("text/event-stream"))
        throw new Error(`No stream: ${await response.text()}`);
      return parseSse(await response.text()).map(({ data }) => data);
    },
    open: (method, params, signal) => post({ method, params }, { signal }),
  };
}

/** The values of a stream, without its last line, which must be `[DONE]`. */
export function valuesOf(data: readonly string[]): Fields[] {
  if (data.at(-1) !== "[DONE]") throw new Error(`It does not end with [DONE]: ${data.join("\n")}`);
  return data.slice(0, -1).map((text): Fields => Object(JSON.parse(text)));
}
