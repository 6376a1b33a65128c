import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

import { WebSocket } from "ws";

import type { Frame } from "./fuzz-case.ts";
import { socketKindOf } from "./socket-kinds.ts";

/** A frame's bytes. */
function encodeFrame({ opcode, text, encoding, isLast, isMasked, reserved }: Frame): Buffer {
  const payload = Buffer.from(text, encoding ?? "utf8");
  const mask = isMasked === false ? undefined : randomBytes(4);
  const marked = mask === undefined ? 0 : 0x80;
  const length =
    payload.length < 126
      ? Buffer.from([marked | payload.length])
      : payload.length < 65_536
        ? Buffer.from([marked | 126, payload.length >> 8, payload.length & 255])
        : Buffer.concat([Buffer.from([marked | 127]), longLength(payload.length)]);
  const first = ((isLast ?? true) ? 0x80 : 0) | ((reserved ?? 0) << 4) | opcode;
  const data =
    mask === undefined ? payload : payload.map((byte, index) => byte ^ (mask[index & 3] ?? 0));
  return Buffer.concat([Buffer.from([first]), length, mask ?? Buffer.alloc(0), data]);
}

function longLength(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** How a server may close: done, shutting down, and what RFC 6455 has for what a client did; 1006: without a word. */
const closeCodes = new Set([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1013]);

/** What became of a socket that sent some frames. */
export interface SocketOutcome {
  readonly faults: readonly string[];
  /** The status, if it was not upgraded. */
  readonly refusal?: { readonly status: number; readonly type: string; readonly body: string };
}

interface Sending {
  readonly url: string;
  readonly token: string;
  readonly frames: readonly Frame[];
  readonly leaves?: "abort" | undefined;
  readonly timeoutMs: number;
  readonly onOutcome: (outcome: string) => void;
}

/** Sends frames as they are; waits until each message is answered or the socket is closed. */
export function sendFrames(sending: Sending): Promise<SocketOutcome> {
  const { url, token, frames, leaves, timeoutMs, onOutcome } = sending;
  return new Promise((resolve) => {
    const raw: { socket?: Socket } = {};
    const socket = new WebSocket(url.replace("http", "ws"), {
      headers: { authorization: `Bearer ${token}` },
      // frames that a library refuses to send are written past it
      createConnection: () => {
        const { hostname, port } = new URL(url);
        return (raw.socket = connect(Number(port), hostname));
      },
    });
    const { check, expects } = socketKindOf(new URL(url).pathname);
    const expected = frames.every(isMessage) ? expects(frames.length) : undefined;
    const faults: string[] = [];
    let answered = 0;
    let isOver = false;
    const limit = setTimeout(() => finish(["the messages are not answered"]), timeoutMs);
    const finish = (more: readonly string[] = [], refusal?: SocketOutcome["refusal"]): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      socket.terminate();
      resolve({ faults: [...faults, ...more], ...(refusal !== undefined && { refusal }) });
    };
    socket.on("open", () => {
      for (const frame of frames) raw.socket?.write(encodeFrame(frame));
      if (leaves === "abort") raw.socket?.end(() => finish());
      // whether an answer comes depends on where the frames break off: then only that the server lives is seen
      else if (expected === undefined) setTimeout(finish, 100);
    });
    socket.on("message", (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : "null";
      const { isAnswer, found, outcome } = check(text);
      if (isAnswer) onOutcome(outcome);
      faults.push(...found);
      if (isAnswer && ++answered === expected) finish();
    });
    // a code of the client's own comes back
    socket.on("close", (code) =>
      finish(
        closeCodes.has(code) || closesWith(frames, code) ? [] : [`it was closed with ${code}`],
      ),
    );
    socket.on("error", () => finish());
    socket.on("unexpected-response", (_request, response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", () => finish());
      response.on("end", () => {
        onOutcome(`refused ${response.statusCode}`);
        finish([], {
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
  });
}

/** Whether a frame of the client closes with this code. */
const closesWith = (frames: readonly Frame[], code: number): boolean =>
  frames.some(
    ({ opcode, text, encoding }) =>
      opcode === 8 &&
      text.length > 1 &&
      Buffer.from(text, encoding ?? "utf8").readUInt16BE() === code,
  );

const isMessage = ({ opcode, encoding }: Frame): boolean =>
  (opcode === 1 || opcode === 2) && encoding === undefined;
