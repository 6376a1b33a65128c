import { readFile } from "node:fs/promises";

import { RefusedError } from "../refused-error.ts";
import { findFile, type Prompt, type PromptPart } from "./check-prompt.ts";
import { sniffType } from "./sniff-type.ts";

/** Reads the images and files that a checked prompt names by path, each file once. */
export async function readPromptParts(prompt: Prompt, cwd: string | undefined): Promise<Prompt> {
  if (typeof prompt === "string") return prompt;
  const contents = new Map<string, ReturnType<typeof read>>();
  return Promise.all(
    prompt.map(async (part, index) => {
      if (!namesFile(part)) return part;
      const file = findFile(part.path, cwd ?? process.cwd());
      if (file === undefined)
        throw refuse(index, `${part.path} is not a file in the workspace any more.`);
      const reading = contents.get(file) ?? read(file);
      contents.set(file, reading);
      const content = await reading;
      if (part.type === "image" && !content.mimeType.startsWith("image/"))
        throw refuse(
          index,
          `${part.path} is not a PNG, JPEG, GIF or WebP image: pass it as a file.`,
        );
      return { ...part, ...content };
    }),
  );
}

/** Whether anything must be read. */
export const namesFiles = (prompt: Prompt): boolean =>
  typeof prompt !== "string" && prompt.some(namesFile);

const namesFile = (part: PromptPart): part is PromptPart & { readonly path: string } =>
  part.type !== "text" && part.path !== undefined && part.data === undefined;

async function read(file: string): Promise<{ data: string; mimeType: string }> {
  const bytes = await readFile(file);
  return { data: bytes.toString("base64"), mimeType: sniffType(bytes) };
}

const refuse = (index: number, reason: string): RefusedError =>
  new RefusedError([{ field: `prompt[${index}].path`, reason }]);
