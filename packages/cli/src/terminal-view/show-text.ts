import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import { indentOf, openBlock, type Stage } from "./stage.ts";

/** The answer: on a terminal as it comes, else a block at a time. */
export function showText(event: TextChunkEvent, stage: Stage): void {
  if (!isMainThread(event)) return showInside(event, stage);
  const piece = takePiece(event, stage);
  if (piece.isWhole || stage.options.isLive)
    stage.screen.add("stdout", `text ${piece.blockId}`, piece.text);
  if (piece.isWhole && stage.screen.isOpen(`text ${piece.blockId}`)) stage.screen.endLine();
  if (piece.isWhole && event.interrupted === true && stage.options.showsProgress)
    stage.screen.line("stderr", stage.options.paint.dim("(interrupted)"));
}

/** Thinking is shown only where progress is. */
export function showThinking(event: ThinkingChunkEvent, stage: Stage): void {
  const { showsProgress, paint } = stage.options;
  if (!showsProgress) return;
  if (!isMainThread(event)) return showInside(event, stage);
  const { blockId, text, isWhole } = takePiece(event, stage, true);
  const key = `thinking ${blockId}`;
  stage.screen.add("stderr", key, text, paint.dim);
  if (isWhole && event.redacted === true && text === "")
    stage.screen.line("stderr", paint.dim("(redacted thinking)"));
  if (isWhole && stage.screen.isOpen(key)) stage.screen.endLine();
}

/** Sub-agents speak at the same time: each block is shown when it is whole. */
function showInside(event: TextChunkEvent | ThinkingChunkEvent, stage: Stage): void {
  const { showsProgress, paint } = stage.options;
  const { text, isWhole } = takePiece(event, stage, false);
  if (!showsProgress || !isWhole || text.trim() === "") return;
  const paintLine = event.type === "thinkingChunk" ? paint.dim : (line: string): string => line;
  for (const line of text.trimEnd().split("\n"))
    stage.screen.line("stderr", `${indentOf(event)}${paintLine(line)}`);
}

interface Piece {
  readonly blockId: string;
  /** The new text of a live block; else the whole text at its end. */
  readonly text: string;
  readonly isWhole: boolean;
}

function takePiece(
  event: TextChunkEvent | ThinkingChunkEvent,
  stage: Stage,
  comesLive = stage.options.isLive,
): Piece {
  // a chunk without a block is one by itself
  const { blockId = event.id, content, isComplete = event.blockId === undefined } = event;
  const block = openBlock(stage, blockId);
  const text = block.stripper.push(content) + (isComplete ? block.stripper.end() : "");
  if (!comesLive) block.text += text;
  if (isComplete) stage.blocks.delete(blockId);
  return { blockId, text: comesLive ? text : block.text, isWhole: isComplete };
}
