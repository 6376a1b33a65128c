import { read, type BlockAbout, type Lenient } from "@agentstream/adapter-kit/author";
import type {
  OpencodeReasoningPart,
  OpencodeTextPart,
} from "@agentstream/schema/native/opencode/serve";

import type { PartHandler } from "../line.ts";
import { ownerOf } from "../session-owner.ts";
import type { BlockPart, ServeState, Session } from "../state.ts";

/** A text or a thought so far: empty at its beginning, whole at its end. */
export const handleBlockPart: PartHandler<"text" | "reasoning"> = (part, { session, state }) => {
  const id = read.string(part.id);
  const text = read.string(part.text);
  if (id === undefined || text === undefined) return false;
  const block = session.blocks.get(id) ?? newBlock(part, session, state);
  session.blocks.set(id, block);
  const isOver = session === state.main && block.turn < state.turn;
  // nothing can be added to what has ended; what only repeats it is skipped
  if (isOver) return block.whole !== undefined && isSameText(block.whole, text);
  if (text !== "" && block.about.type === "textChunk") session.hasSpoken = true;
  if (read.number(read.fields(part.time).end) !== undefined) close(id, text, block, state);
  else if (block.whole === undefined) grow(id, text, block, state);
};

function newBlock(
  { type, messageID }: Lenient<OpencodeTextPart | OpencodeReasoningPart>,
  session: Session,
  state: ServeState,
): BlockPart {
  const messageId = read.string(messageID);
  const message = state.messages.get(messageId ?? "");
  const owner = ownerOf(session, state);
  const about: BlockAbout = read.is(type, "reasoning")
    ? { type: "thinkingChunk", messageId, ...owner }
    : {
        type: "textChunk",
        messageId,
        phase: message?.isSummary === true ? "summary" : undefined,
        ...owner,
      };
  return { about, turn: message?.turn ?? state.turn, whole: undefined };
}

function grow(id: string, text: string, { about }: BlockPart, { emitter }: ServeState): void {
  // an older state of it is skipped
  const isOlder = emitter.blocks.text(id)?.startsWith(text) ?? false;
  if (!isOlder) emitter.blocks.snapshot(id, text, about);
}

function close(id: string, text: string, block: BlockPart, { emitter }: ServeState): void {
  const { blocks } = emitter;
  const known = blocks.text(id) ?? block.whole;
  const isSame = known !== undefined && isSameText(known, text);
  if (blocks.isOpen(id)) blocks.close(id, isSame ? undefined : text);
  else if (!isSame) {
    // something has changed it after its end
    if (known !== undefined && known !== "") blocks.discard(id, "superseded");
    if (text !== "") blocks.whole(id, text, block.about);
  }
  block.whole = isSame ? known : text;
}

/** The CLI takes the white space from the end of what it has streamed. */
const isSameText = (known: string, text: string): boolean =>
  known === text || known.trimEnd() === text.trimEnd();
