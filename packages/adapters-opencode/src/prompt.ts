import type { Check } from "@agentstream/adapter-kit/author";
import type { RunRequest } from "@agentstream/schema";

interface SplitPrompt {
  readonly text: string;
  readonly files: readonly string[];
}

/** A prompt as `opencode run` takes it: its text, and the paths of its images and other files. */
export function splitPrompt(prompt: RunRequest["prompt"]): SplitPrompt {
  if (typeof prompt === "string") return { text: prompt, files: [] };
  const texts = prompt.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const files = prompt.flatMap((part) => (part.type === "text" ? [] : (part.path ?? [])));
  return { text: texts.join("\n\n"), files };
}

/** `opencode run` reads what it attaches from files. */
export const runPrompt: Check = ({ prompt }) => {
  const { text, files } = splitPrompt(prompt);
  if (text.includes("\0")) return "The prompt has a NUL character, which opencode cannot take.";
  if (typeof prompt !== "string") {
    const parts = prompt.filter((part) => part.type !== "text");
    if (parts.length > files.length)
      return "opencode run takes images and files by path only: write them to files, or use the protocol acp.";
    if (files.some((path) => path.trim() === "" || path.includes("\0")))
      return "Expected paths of images and files, without NUL characters.";
  }
  return text.trim() === "" ? "The prompt has no text." : undefined;
};
