import type { RunState } from "../state.ts";

const escape = String.fromCharCode(27);
const colours = new RegExp(`${escape}\\[[0-9;]*m`, "g");
const refusal = /^! permission requested: (\S+)(?: \((.*)\))?; auto-rejecting/;
const limit = 2000;

/** What is not on standard output: refusals, warnings, and why the CLI did not start. */
export function handleStderr(text: string, state: RunState): void {
  const line = text.slice(0, limit).toWellFormed().replace(colours, "").trim();
  const [, toolName] = refusal.exec(line) ?? [];
  if (toolName !== undefined) state.refusals.push({ toolName, message: line.slice("! ".length) });
  if (line.startsWith("! ")) state.emitter.log("warn", line.slice("! ".length), "stderr");
  if (line.startsWith("opencode run [message")) state.hasUsageText = true;
  const [, error] = /^(?:Error: |Unknown argument)(.*)/i.exec(line) ?? [];
  if (error !== undefined) state.startupError ??= line.replace(/^Error: /i, "");
}
