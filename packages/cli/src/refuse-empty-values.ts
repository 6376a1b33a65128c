import { InvalidArgumentError, type Command } from "commander";

/** The value of a flag is never empty: that is a variable of a script which was not set. */
export function refuseEmptyValues(command: Command): void {
  for (const option of command.options) {
    const parse = option.parseArg;
    if (!option.required) continue;
    option.argParser((text: string, before: unknown) => {
      if (text.trim() === "")
        throw new InvalidArgumentError("Expected a value, got an empty text; or leave it out.");
      if (text.includes("\0")) throw new InvalidArgumentError("Expected a text without NUL.");
      return parse === undefined ? text : parse(text, before);
    });
  }
  for (const one of command.commands) refuseEmptyValues(one);
}
