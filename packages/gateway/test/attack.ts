import { idOf, type OpenGateway } from "./open-gateway.ts";

export interface Attack {
  readonly name: string;
  readonly status: number;
  /** The end of the problem's type. */
  readonly type: string;
  readonly send: (gateway: OpenGateway) => Promise<Response>;
  /** What the answer must say, for whoever only made a mistake. */
  readonly says?: RegExp;
}

export const session = { agentType: "echo", prompt: "Hello" };
export const task = { idempotency_key: "k", task: "Hello", driver: "echo" };
export const bearer = (text: string): { authorization: string } => ({
  authorization: `Bearer ${text}`,
});

/** Makes a session, and gives its id. */
export async function begin({ call }: OpenGateway): Promise<string> {
  return idOf(await call("POST", "/v1/sessions", session));
}

/** A POST with this text as its body. */
export const postText = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
