import { present, read, untyped, type PromptInput } from "@agentstream/adapter-kit/author";

import type { State } from "./state.ts";

type Part = Exclude<PromptInput["prompt"], string>[number];

/** A prompt as blocks of content: what the agent cannot take whole is a link to its place. */
export function promptBlocks(prompt: PromptInput["prompt"], state: State): object[] {
  if (typeof prompt === "string") return [{ type: "text", text: prompt }];
  return prompt.flatMap((part): object[] => {
    const block = blockOf(part, state);
    return block === undefined ? leftOut(part, state) : [block];
  });
}

function blockOf(part: Part, state: State): object | undefined {
  if (part.type === "text") return { type: "text", text: part.text };
  const { path, data, mimeType } = part;
  const { image, embeddedContext } = read.fields(state.capabilities.promptCapabilities);
  const uri = path === undefined ? undefined : uriOf(path, state);
  if (part.type === "image" && read.boolean(image) === true && data !== undefined)
    return present({ type: "image", data, mimeType: mimeType ?? "image/png", uri });
  const name = (part.type === "file" ? part.name : undefined) ?? path?.split(/[/\\]/).at(-1);
  if (part.type === "file" && read.boolean(embeddedContext) === true && data !== undefined) {
    const resource = present({
      uri: uri ?? `file:///${name ?? "file"}`,
      mimeType,
      blob: data,
    });
    return { type: "resource", resource };
  }
  return uri === undefined
    ? undefined
    : present({ type: "resource_link", uri, name: name ?? uri, mimeType });
}

function uriOf(path: string, { opening }: State): string {
  const isAbsolute = /^(?:[/\\]|[A-Za-z]:)/.test(path);
  const cwd = untyped.string(opening["cwd"]) ?? "";
  const whole = isAbsolute || cwd === "" ? path : `${cwd.replace(/[/\\]$/, "")}/${path}`;
  return `file://${encodeURI(whole.replaceAll("\\", "/").replace(/^(?=[A-Za-z]:)/, "/"))}`;
}

function leftOut({ type }: Part, { emitter }: State): [] {
  emitter.log(
    "warn",
    `The agent cannot take ${type === "image" ? "an image" : "a file"}: it was left out.`,
    "host",
  );
  return [];
}
