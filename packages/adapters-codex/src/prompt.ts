import type { Check } from "@agentstream/adapter-kit/author";
import type { RunRequest } from "@agentstream/schema";

type Prompt = RunRequest["prompt"];

const empty = "The prompt has no text.";
const noFiles = "Codex takes no files: name their paths in the text.";

/** A prompt as `codex exec` takes it: its text, and the paths of its images. */
export function splitPrompt(prompt: Prompt): { readonly text: string; readonly images: string[] } {
  if (typeof prompt === "string") return { text: prompt, images: [] };
  const texts = prompt.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const images = prompt.flatMap((part) => (part.type === "image" ? (part.path ?? []) : []));
  return { text: texts.join("\n\n"), images };
}

/** `codex exec` takes images by path, and a comma would make two paths of one. */
export const execPrompt: Check = ({ prompt }) => {
  const parts = typeof prompt === "string" ? [] : prompt;
  if (parts.some(({ type }) => type === "file")) return noFiles;
  const { text, images } = splitPrompt(prompt);
  if (parts.some((part) => part.type === "image" && part.path === undefined))
    return "codex exec takes images by path only.";
  if (images.some((path) => /[,\0]/.test(path) || path === ""))
    return "Expected paths of images without commas and NUL characters.";
  if (text.includes("\0")) return "The prompt has a NUL character, which codex cannot take.";
  return text.trim() === "" ? empty : undefined;
};

/** `codex app-server` also takes images as they are, and nothing but images. */
export const serverPrompt: Check = ({ prompt }) => {
  if (typeof prompt === "string") return prompt.trim() === "" ? empty : undefined;
  if (prompt.some(({ type }) => type === "file")) return noFiles;
  const isEmpty = prompt.every((part) => part.type === "text" && part.text.trim() === "");
  return isEmpty ? empty : undefined;
};
