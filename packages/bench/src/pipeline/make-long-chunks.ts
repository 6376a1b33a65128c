import { createLinePrinter } from "./create-line-printer.ts";
import { longText } from "./long-text.ts";

const chunksOfAnswer = 20;
const chunkCharacters = 220;

/**
 * What Gemini CLI prints while it writes long answers, in runs of so many bytes: chunks of a few lines, and a tool after each
 * answer. Recorded answers are a sentence long.
 */
export function makeLongChunks(runBytes: number, number = 0): Buffer {
  const lines = createLinePrinter();
  const print = (type: string, line: object): void =>
    lines.print({ type, timestamp: "2026-11-18T06:08:54.871Z", ...line });
  print("init", { session_id: `ea8bb10b-448e-417c-8643-${number}`, model: "auto" });
  print("message", { role: "user", content: "Go." });
  for (let answer = 0; lines.size() < runBytes; answer++) {
    for (let chunk = 0; chunk < chunksOfAnswer; chunk++) {
      const content = longText(chunkCharacters, answer * chunksOfAnswer + chunk);
      print("message", { role: "assistant", content, delta: true });
    }
    const tool_id = `read_file_${answer}`;
    const parameters = { file_path: `file-${answer}.txt` };
    print("tool_use", { tool_name: "read_file", tool_id, parameters });
    print("tool_result", { tool_id, status: "success", output: longText(1000, answer) });
  }
  const stats = { total_tokens: 2400, input_tokens: 2300, output_tokens: 100, duration_ms: 377 };
  print("result", { status: "success", stats: { ...stats, tool_calls: 1 } });
  return lines.bytes();
}
