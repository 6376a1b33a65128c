import { fieldProblem } from "./session-problem.ts";

/**
 * Checks the environment of a request. A variable can make a program run other code or talk to another server,
 * and nobody knows all that can: below the highest tier only the names that the server's owner allows are taken.
 * A name that ends in `*` allows all that begin like it.
 */
export function checkEnv(
  env: Readonly<Record<string, string>> | undefined,
  allowed: readonly string[] | "all",
): void {
  for (const [name, value] of Object.entries(env ?? {})) {
    const path = `/env/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!isName.test(name))
      throw fieldProblem(
        path,
        "Expected a name of letters, digits and _, not starting with a digit.",
      );
    if (value.includes("\0")) throw fieldProblem(path, `${name} must not contain a NUL character.`);
    if (allowed !== "all" && !allowed.some((pattern) => allows(pattern, name)))
      throw fieldProblem(
        path,
        `${name} is not allowed: a server takes the variables that it names by --allow-env, and any with --allow-tier autonomous.`,
        "exceedsCap",
      );
  }
}

/** Anything else can set another variable than it seems to (`A=B`), or define a function (`BASH_FUNC_ls%%`). */
const isName = /^[A-Za-z_]\w{0,254}$/;

/** A name, or the beginning of names before a `*`. */
export const isEnvPattern = (text: string): boolean => /^[A-Za-z_]\w{0,254}\*?$/.test(text);

const allows = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
