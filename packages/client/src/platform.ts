/** The parts of the platform that a client can be given instead; browsers and Node have them. */

/** `fetch`, as far as it is used. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

export interface FetchRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly credentials?: "omit" | "same-origin" | "include";
}

export interface FetchResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): ByteReader } | null;
  text(): Promise<string>;
}

export interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
}

/** `WebSocket`, as far as it is used. */
export type SocketConstructor = new (url: string) => Socket;

export interface Socket {
  addEventListener(type: string, listener: (event: object) => void): void;
  close(): void;
}

/** The platform's, looked up when it is used: Node has a `WebSocket` from version 22 on. */
export function platformSocket(): SocketConstructor | undefined {
  const found: unknown = Reflect.get(globalThis, "WebSocket");
  return isConstructor(found) ? found : undefined;
}

const isConstructor = (value: unknown): value is SocketConstructor => typeof value === "function";
