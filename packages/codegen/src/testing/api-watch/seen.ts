/** What a server sent, as a test has seen it. */
export type Seen = SeenResponse | SeenMessage;

export interface SeenResponse {
  readonly kind: "response";
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The connection was closed before the end. */
  readonly isCut: boolean;
}

/** A message over a WebSocket. */
export interface SeenMessage {
  readonly kind: "message";
  readonly path: string;
  readonly by: "server" | "client";
  readonly text: string;
}

/** The variable with the file that servers in processes of their own write to. */
export const seenFile = "AGENTSTREAM_TEST_SEEN";
