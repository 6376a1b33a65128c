/** Calls a gateway as a client does. */
export interface GatewayCaller {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
}

export const createGatewayCaller = (url: string, token: string): GatewayCaller => ({
  async call(method, path, body) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, {
      method,
      headers: body === undefined ? { authorization: headers.authorization } : headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const json: unknown = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, body: json };
  },
});
