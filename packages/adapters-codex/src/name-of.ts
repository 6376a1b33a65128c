import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

/** The type of a line, in the vendor's words; a line without one is named by what it has. */
export const nameOf = ({ type, text }: NativeObject): string =>
  read.string(type) ?? (typeof text === "string" ? "text" : "untyped");
