import { untyped as read, type BlockAbout, type NativeObject } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import type { BlockPart, ServeState, Session } from "../state.ts";
import { ownerOf } from "./session-owner.ts";

/** A text or a thought so far: empty at its beginning, whole at its end. */
export const handleBlockPart: ServeHandler = (part, session, state) => {
  const id = read.string(part["id"]);
  const text = read.string(part["text"]);
  if (id === undefined || text === undefined) return false;
  const block = session.blocks.get(id) ?? newBlock(part, session, state);
  session.blocks.set(id, block);
  const isOver = session === state.main && block.turn < state.turn;
  // nothing can be added to what has ended; what it only repeats is no news
  if (isOver) return block.told !== undefined && isSameText(block.told, text);
  if (text !== "" && block.about.type === "textChunk") session.hasSpoken = true;
  if (read.number(read.fields(part["time"])["end"]) !== undefined) close(id, text, block, state);
  else if (block.told === undefined) grow(id, text, block, state);
  return true;
};

function newBlock(part: NativeObject, session: Session, state: ServeState): BlockPart {
  const messageId = read.string(part["messageID"]);
  const message = state.messages.get(messageId ?? "");
  const owner = ownerOf(session, state);
  const about: BlockAbout =
    part["type"] === "reasoning"
      ? { type: "thinkingChunk", messageId, ...owner }
      : {
          type: "textChunk",
          messageId,
          ...(message?.isSummary === true && { phase: "summary" }),
          ...owner,
        };
  return { about, turn: message?.turn ?? state.turn, told: undefined };
}

function grow(id: string, text: string, { about }: BlockPart, { emitter }: ServeState): void {
  // an older state of it says nothing
  const isOlder = emitter.blocks.text(id)?.startsWith(text) ?? false;
  if (!isOlder) emitter.blocks.snapshot(id, text, about);
}

function close(id: string, text: string, block: BlockPart, { emitter }: ServeState): void {
  const { blocks } = emitter;
  const told = blocks.text(id) ?? block.told;
  const isSame = told !== undefined && isSameText(told, text);
  if (blocks.isOpen(id)) blocks.close(id, isSame ? undefined : text);
  else if (!isSame) {
    // something has changed it after its end
    if (told !== undefined && told !== "") blocks.discard(id, "superseded");
    if (text !== "") blocks.whole(id, text, block.about);
  }
  block.told = isSame ? told : text;
}

/** The CLI takes the white space from the end of what it has streamed. */
const isSameText = (told: string, text: string): boolean =>
  told === text || told.trimEnd() === text.trimEnd();
