import { read } from "@agentstream/adapter-kit/author";

import type { Call } from "./merge-call.ts";

/** The text among the contents; undefined if there is none. */
export function textIn(contents: Call["content"]): string | undefined {
  const texts = contents.flatMap(({ type, content }) => {
    const text = read.string(read.fields(content).text);
    return read.is(type, "content") && text !== undefined ? [text] : [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}
