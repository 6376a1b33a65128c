import { read } from "@agentstream/adapter-kit";

/** The text of a message, however it is given. */
export const textOfBlocks = (content: unknown): string =>
  typeof content === "string"
    ? content
    : read
        .list(content)
        .flatMap((block) => read.string(read.fields(block)["text"]) ?? [])
        .join("");
