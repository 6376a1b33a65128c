import { AgentError, createAgentClient, type AgentSession } from "@agentstream/client";
import type { Run } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { messageOf } from "@agentstream/stream";

import { askAtTerminal } from "../asking/ask-at-terminal.ts";
import { nobody } from "../asking/asker.ts";
import { createPrompt } from "../asking/create-prompt.ts";
import { createVerdict } from "../run-agent/create-verdict.ts";
import { followRun } from "../run-agent/follow-run.ts";
import { createPaint } from "../terminal-view/paint.ts";
import type { View } from "../terminal-view/view.ts";
import { createPartWriter } from "../terminal-view/write-parts.ts";
import { hasColours, UsageError, type Terminal } from "../terminal.ts";
import { batchEvents } from "./batch-events.ts";
import { createDetacher, type Detacher } from "./create-detacher.ts";

export interface Attachment {
  readonly url: string;
  readonly token: string | undefined;
  readonly sessionId: string;
  readonly after: number;
  readonly view: View;
  /** What the agent asks is asked at the terminal, where there is one. */
  readonly asks: boolean;
}

/** How long the first contact may take. */
const timeoutMs = 10_000;

/** Follows a session to the end of its newest run, or until it is detached; gives the exit code. */
export async function attachSession(attachment: Attachment, terminal: Terminal): Promise<number> {
  try {
    const session = await open(attachment);
    const detacher = createDetacher(session, terminal);
    try {
      return await follow(session, attachment, detacher, terminal);
    } finally {
      detacher.release();
    }
  } catch (error) {
    if (!(error instanceof AgentError)) throw error;
    const remedy = error.code === "connectionFailed" ? gatewayRemedy : "";
    terminal.stderr.write(`agentstream: ${error.message}${remedy}\n`);
    return 1;
  }
}

const gatewayRemedy = " Start it with `agentstream serve`, or pass its address with --url.";

function open({ url, token, sessionId, after }: Attachment): Promise<AgentSession> {
  try {
    return createAgentClient({ url, token, timeoutMs }).resumeSession({ sessionId, after });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`--${error.message}`);
  }
}

async function follow(
  session: AgentSession,
  { after, view, asks }: Attachment,
  { signal, interrupt, detach }: Detacher,
  terminal: Terminal,
): Promise<number> {
  const { stdin, stderr } = terminal;
  const verdict = createVerdict();
  const show = createPartWriter(terminal, detach);
  const isAttended = asks && stdin.isTTY === true && stderr.isTTY === true;
  const paint = createPaint(hasColours(stderr, terminal));
  const asker = isAttended ? askAtTerminal(createPrompt(terminal, interrupt), paint) : nobody;
  const { lastSeq } = await session.get({ signal });
  let failure: unknown;
  // a stream that fails ends, so that an open question is taken back
  async function* read(): AsyncGenerator<readonly UnifiedEvent[], void, undefined> {
    try {
      yield* batchEvents(session.read({ after, signal }), lastSeq);
    } catch (error) {
      failure = error;
    }
  }
  await followRun(
    { batches: read(), send: sendTo(session, terminal) },
    async (events) => {
      for (const event of events) verdict.push(event);
      await show(events.flatMap((event) => view.push(event)));
    },
    asker,
  );
  await show(view.end());
  if (signal.aborted) return 0;
  if (failure !== undefined) throw failure;
  return verdict.exitCode(false);
}

/** Answers go to the server; one that it refuses is reported, for somebody else may have answered. */
function sendTo(session: AgentSession, { stderr }: Terminal): Run["send"] {
  return async (input) => {
    try {
      if (input.type === "permissionAnswer")
        await session.answerPermission(input.requestId, input.answer);
      if (input.type === "questionAnswer")
        await session.answerQuestion(input.requestId, input.answer);
      return { isUsed: true };
    } catch (error) {
      const reason = messageOf(error);
      stderr.write(`agentstream: the answer was not taken: ${reason}\n`);
      return { isUsed: false, reason };
    }
  };
}
