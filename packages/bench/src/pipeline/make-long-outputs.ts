import { createLinePrinter, type LinePrinter } from "./create-line-printer.ts";
import { longText } from "./long-text.ts";

/** Of the commands of a run, in turn: a status, a list, a file, the log of a build. */
const outputSizes = [120, 2000, 400, 900, 60, 5000, 700, 1500, 300, 12_000];
/** Of one command of each run. */
const largestOutput = 100_000;

/**
 * What Codex prints on a working day, in runs of so many bytes: commands with their outputs, and what it says of them.
 * Recorded outputs are a word long.
 */
export function makeLongOutputs(runBytes: number, number = 0): Buffer {
  const { print, size, bytes } = createLinePrinter();
  print({ type: "thread.started", thread_id: `0198c5a4-7a50-7c3e-9d51-${number}` });
  print({ type: "turn.started" });
  const items = createItems(print);
  items.command(largestOutput);
  while (size() < runBytes) {
    for (const outputSize of outputSizes) {
      items.command(outputSize);
      if (outputSize > 500) items.text("agent_message", 400);
      if (outputSize > 1500) items.text("reasoning", 200);
    }
    items.fileChange();
  }
  const usage = { input_tokens: 2000, cached_input_tokens: 1000, output_tokens: 100 };
  print({ type: "turn.completed", usage });
  return bytes();
}

/** Prints items, each with an id of its own. */
function createItems(print: LinePrinter["print"]) {
  let count = 0;
  return {
    command(outputSize: number): void {
      const id = `item_${count++}`;
      const command = `/bin/bash -lc "cat file-${count}.txt"`;
      const item = { id, type: "command_execution", command };
      const running = { aggregated_output: "", exit_code: null, status: "in_progress" };
      const aggregated_output = longText(outputSize, count);
      const done = { aggregated_output, exit_code: 0, status: "completed" };
      print({ type: "item.started", item: { ...item, ...running } });
      print({ type: "item.completed", item: { ...item, ...done } });
    },
    text(type: string, characters: number): void {
      const id = `item_${count++}`;
      print({ type: "item.completed", item: { id, type, text: longText(characters, count) } });
    },
    fileChange(): void {
      const item = { id: `item_${count++}`, type: "file_change" };
      const changes = [{ path: `/workspace/file-${count}.txt`, kind: "update" }];
      print({ type: "item.started", item: { ...item, changes, status: "in_progress" } });
      print({ type: "item.completed", item: { ...item, changes, status: "completed" } });
    },
  };
}
