import { untyped, type TranslatorOptions } from "@agentstream/adapter-kit/author";

/** Whether the run was asked for an answer that follows a schema. */
export const hasSchema = ({ opening }: TranslatorOptions): boolean =>
  untyped.fields(untyped.fields(opening)["turn"])["outputSchema"] !== undefined;

/** The last message of such a run as JSON; undefined if it is none: Codex holds its model to the schema, and checks nothing. */
export function structuredOutput(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
