import type { Target } from "../attack/start-target.ts";
import { checkAnswer } from "./check-answer.ts";
import { checkThroughServer, checkTranslation } from "./check-native.ts";
import { acpHeader, leaveAcp, type Fixtures } from "./fixtures.ts";
import type { FuzzCase, HttpCase, SocketCase } from "./fuzz-case.ts";
import { sendFrames } from "./send-frames.ts";
import { encodeRequest, sendBytes } from "./send-http.ts";

/** Longer than the server gives a request to arrive (30 s), and on a busy machine. */
const timeoutMs = 120_000;

/** Called with what the server did, in a word: for the figures. */
export type OnOutcome = (outcome: string) => void;

/** Does what a case says; what the server did wrong. */
export async function checkCase(
  target: Target,
  fixtures: Fixtures,
  one: FuzzCase,
  onOutcome: OnOutcome = () => {},
): Promise<readonly string[]> {
  switch (one.door) {
    case "http":
      return checkHttp(target, fixtures, one, onOutcome);
    case "socket":
      return checkSocket(target, fixtures, one, onOutcome);
    case "native":
      return checkThroughServer(target, one, onOutcome);
    case "translate":
      return checkTranslation(one);
  }
}

async function checkHttp(
  target: Target,
  fixtures: Fixtures,
  one: HttpCase,
  onOutcome: OnOutcome,
): Promise<string[]> {
  const filled: HttpCase = {
    ...one,
    target: await fixtures.fill(one.target),
    headers: await Promise.all(
      one.headers.map(async ([name, value]) => [name, await fixtures.fill(value)] as const),
    ),
    ...(one.body !== undefined && { body: await fixtures.fill(one.body) }),
  };
  const bytes = encodeRequest(filled, new URL(target.url).host);
  const answers = await sendBytes(target.url, bytes, filled, timeoutMs);
  if (answers === "no end") return [`no end within ${timeoutMs / 1000} s`];
  for (const { status, headers } of answers) {
    onOutcome(String(status));
    await leaveAcp(target, opened(filled, headers.get(acpHeader)));
  }
  const faults = answers.flatMap(checkAnswer);
  const isAnswered = answers.length > 0 || one.leaves !== undefined;
  return isAnswered ? faults : [...faults, "closed without an answer"];
}

/** The connection of ACP that a request has opened. */
const opened = ({ method }: HttpCase, id: string | undefined): string =>
  method === "POST" ? (id ?? "") : "";

async function checkSocket(
  target: Target,
  fixtures: Fixtures,
  { target: path, frames, leaves }: SocketCase,
  onOutcome: OnOutcome,
): Promise<readonly string[]> {
  const { faults, refusal } = await sendFrames({
    url: `${target.url}${await fixtures.fill(path)}`,
    token: target.token,
    frames: await Promise.all(
      frames.map(async (frame) => ({ ...frame, text: await fixtures.fill(frame.text) })),
    ),
    leaves,
    timeoutMs,
    onOutcome,
  });
  if (refusal === undefined) return faults;
  const { status, type, body } = refusal;
  const headers = new Map([["content-type", type]]);
  return [...faults, ...checkAnswer({ status, headers, body, isComplete: true })];
}
