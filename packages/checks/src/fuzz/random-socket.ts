import fc, { type Arbitrary } from "fast-check";

import type { Frame, SocketCase } from "./fuzz-case.ts";
import { initialize } from "./random-acp.ts";
import { damaged, word, type RandomValues } from "./random-body.ts";
import { acpQuestion, acpSocket, oneWaySocket } from "./socket-kinds.ts";

/** What a client of a WebSocket sends: messages, right and wrong, and frames that are none. */
export const randomSockets = (values: RandomValues): Arbitrary<SocketCase> => {
  const ofSession = framesOf(damaged(values("ClientFrame")));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: sockets(
        fc.tuple(session, query).map((parts) => `/v1/sessions/${parts.join("/stream")}`),
        ofSession,
      ),
    },
    {
      weight: 1,
      arbitrary: sockets(
        session.map((id) => `${oneWaySocket}${id}`),
        ofSession,
      ),
    },
    { weight: 4, arbitrary: sockets(acpTarget, acpFrames(values)) },
  );
};

const sockets = (
  target: Arbitrary<string>,
  frames: Arbitrary<readonly Frame[]>,
): Arbitrary<SocketCase> =>
  fc
    .record({
      door: fc.constant("socket" as const),
      target,
      frames,
      leaves: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constant("abort" as const) },
      ),
    })
    .map(({ leaves, ...rest }) => (leaves === undefined ? rest : { ...rest, leaves }));

const session = fc.oneof(
  { weight: 25, arbitrary: fc.constantFrom("{ended}", "{waiting}", "{asked}") },
  word,
);

const query = fc.constantFrom(
  "?follow=session",
  "?follow=session",
  "?follow=session",
  "",
  "?after=0&follow=run",
  "?after=2",
  "?after=999999999",
  "?token={token}",
  "?ticket=x",
);

const textOpcode = 1;

const text = (message: string): Frame => ({ opcode: textOpcode, text: message });

const acpTarget = fc
  .constantFrom(
    "?agent=demo",
    "?agent=demo",
    "?mcpServers=ignore",
    "",
    "?agent=nobody",
    "?ticket=x",
  )
  .map((asked) => acpSocket + asked);

/** Mostly an opening, messages, and a question. */
const acpFrames = (values: RandomValues): Arbitrary<readonly Frame[]> =>
  fc
    .tuple(
      fc.option(fc.constant(text(JSON.stringify(initialize))), { nil: undefined, freq: 12 }),
      framesOf(damaged(values("AcpMessage"))),
    )
    .map(([opening, some]) => [
      ...(opening === undefined ? [] : [opening]),
      ...some,
      text(JSON.stringify(acpQuestion)),
    ]);

const framesOf = (message: Arbitrary<string>): Arbitrary<readonly Frame[]> =>
  fc.array(someFrames(message), { minLength: 1, maxLength: 8 }).map((some) => some.flat());

/** One message, or some frames in a row. */
const someFrames = (message: Arbitrary<string>): Arbitrary<readonly Frame[]> =>
  fc.oneof(
    { weight: 10, arbitrary: message.map((one) => [text(one)]) },
    { weight: 1, arbitrary: message.map((one) => [{ ...text(one), opcode: 2 }]) },
    { weight: 1, arbitrary: fc.tuple(message, fc.nat({ max: 40 })).map(fragments) },
    {
      weight: 1,
      arbitrary: fc.string({ maxLength: 130 }).map((data) => [{ opcode: 9, text: data }]),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom("x", "ping").map((data) => [{ opcode: 10, text: data }]),
    },
    { weight: 1, arbitrary: closing },
    { weight: 1, arbitrary: oddFrame.map((one) => [one]) },
  );

/** A message in two fragments, with a ping between them. */
const fragments = ([message, at]: [string, number]): readonly Frame[] => [
  { opcode: textOpcode, text: message.slice(0, at), isLast: false },
  { opcode: 9, text: "" },
  { opcode: 0, text: message.slice(at) },
];

const closing = fc
  .tuple(
    fc.constantFrom(1000, 1001, 1005, 1006, 1011, 2999, 3000, 4999, 5000, 0),
    fc.string({ maxLength: 10 }),
  )
  .map(([code, reason]): readonly Frame[] => [
    { opcode: 8, text: String.fromCharCode(code >> 8, code & 255) + reason, encoding: "latin1" },
  ]);

const oddFrame: Arbitrary<Frame> = fc
  .record({
    opcode: fc.constantFrom(0, 1, 2, 3, 8, 9, 11, 15),
    text: fc.oneof(
      fc.string({ unit: "binary-ascii", maxLength: 200 }),
      fc.constantFrom("\u00ff\u00fe", "\u00c3"),
    ),
    isLast: fc.boolean(),
    isMasked: fc.boolean(),
    reserved: fc.constantFrom(0, 1, 4, 7),
  })
  .map((frame) => ({ ...frame, encoding: "latin1" }));
