import { plainPrompt, promptText } from "./prompt-text.ts";
import type { ReadRequest } from "./read-request.ts";
import type { Check } from "./supports.ts";

type TextField = "cwd" | "model" | "resume";
type ToolField = "allowedTools" | "autoApproveTools" | "disallowedTools";

const emptyPrompt = "The prompt is empty.";

/** The prompt is not empty; it may have images and files. */
export const prompt: Check = ({ prompt: given }) =>
  given.length === 0 || (typeof given === "string" && promptText(given).trim() === "")
    ? emptyPrompt
    : undefined;

/** The prompt is text alone. `remedy`: what to do with images and files. */
export const textPrompt =
  (agent: string, remedy: string): Check =>
  ({ prompt: given }) => {
    const text = plainPrompt(given);
    if (text === undefined) return `${agent} takes text only here: ${remedy}`;
    if (text.includes("\0")) return `The prompt has a NUL character, which ${agent} cannot take.`;
    return text.trim() === "" ? emptyPrompt : undefined;
  };

/** A text that can stand in an argument: not empty, and no NUL in it. */
export const isPlain = (text: string): boolean => text.trim() !== "" && !text.includes("\0");

/** A field whose value is plain, and passes a test of the adapter's. `expected`: what it must be. */
export const plain =
  (field: TextField, expected: string, isValid: (text: string) => boolean = () => true): Check =>
  (asked) => {
    const value = asked[field];
    if (value === undefined || (isPlain(value) && isValid(value))) return undefined;
    return `Expected ${expected}, got ${JSON.stringify(value)}.`;
  };

/** A list of tools without names that the agent cannot have. */
export const tools =
  (field: ToolField, unknownOf: (names: readonly string[]) => readonly string[]): Check =>
  (asked) => {
    const unknown = unknownOf(asked[field] ?? []);
    if (unknown.length === 0) return undefined;
    return `Expected names of tools, or kinds that have tools, got ${unknown.join(", ")}.`;
  };

/** Tools that may be approved beforehand: none that would leave the sandbox mode. */
export const approvable =
  (
    outsideOf: (
      names: readonly string[],
      sandboxMode: ReadRequest["sandboxMode"],
    ) => readonly string[],
  ): Check =>
  ({ autoApproveTools = [], sandboxMode }) => {
    const outside = outsideOf(autoApproveTools, sandboxMode);
    if (outside.length === 0) return undefined;
    return `These cannot be approved beforehand in ${sandboxMode}: ${outside.join(", ")}.`;
  };
