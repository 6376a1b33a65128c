import type { PromptPart, RunRequest } from "@agentstream/schema";

/** A prompt as `codex exec` takes it: text, and the paths of images. */
export interface ReadPrompt {
  readonly text: string;
  readonly images: readonly string[];
}

/** Reads a prompt; or says why it cannot be given to `codex exec`. */
export function readPrompt(prompt: RunRequest["prompt"]): ReadPrompt | { readonly reason: string } {
  const parts: readonly PromptPart[] =
    typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;
  const texts: string[] = [];
  const images: string[] = [];
  for (const part of parts) {
    if (part.type === "text") texts.push(part.text);
    else if (part.type === "file") return { reason: "codex exec takes no files: name their paths" };
    else if (part.path === undefined) return { reason: "codex exec takes images only by path" };
    else if (!isImagePath(part.path)) return { reason: "a path has a comma or a NUL character" };
    else images.push(part.path);
  }
  const text = texts.join("\n\n");
  if (text.includes("\0")) return { reason: "it has a NUL character" };
  if (text.trim() === "") return { reason: "it has no text" };
  return { text, images };
}

/** A comma would make two paths of it. */
const isImagePath = (path: string): boolean => !/[,\0]/.test(path) && path !== "";
