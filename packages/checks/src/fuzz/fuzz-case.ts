/** An input, as data: what is printed of a finding is replayed as it is. Texts may contain `{names}` of fixtures. */
export type FuzzCase = HttpCase | SocketCase | NativeCase;

/** A request, well formed or not. */
export interface HttpCase {
  readonly door: "http";
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body?: string;
  /** Absent: UTF-8. */
  readonly encoding?: "latin1";
  /** How the body's end is announced. Absent: by its length. */
  readonly framing?: "chunked" | "none";
  /** How many of its bytes are sent. Absent: all. */
  readonly cut?: number;
  /** How often it is sent over the same connection, without a wait. Absent: once. */
  readonly times?: number;
  /** What the client does after its last byte. Absent: it waits for the answer. */
  readonly leaves?: "end" | "abort";
}

export type Header = readonly [name: string, value: string];

/** A WebSocket of a session. */
export interface SocketCase {
  readonly door: "socket";
  readonly target: string;
  readonly frames: readonly Frame[];
  /** Absent: it waits until all messages are answered. */
  readonly leaves?: "abort";
}

/** A frame of a WebSocket, as RFC 6455 has it or not. */
export interface Frame {
  readonly opcode: number;
  readonly text: string;
  /** Absent: UTF-8. */
  readonly encoding?: "latin1";
  /** Absent: true. */
  readonly isLast?: boolean;
  /** Absent: true, as a client must. */
  readonly isMasked?: boolean;
  readonly reserved?: number;
}

/** The output of an agent's process. */
export interface NativeCase {
  readonly door: "native" | "translate";
  readonly agent: string;
  readonly protocol: string;
  readonly lines: readonly string[];
  readonly exitCode: number;
  /** It reads nothing, and closes its input before it prints. */
  readonly closesInput?: boolean;
}
