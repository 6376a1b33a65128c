import type { AnyMessage } from "@agentclientprotocol/sdk";

const mostFaults = 20;
const mostCharacters = 1000;

const cut = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The message; of an error the beginning, and of its faults the first, by their paths. */
export function shortenError(message: AnyMessage): AnyMessage {
  if (!("error" in message) || message.error === undefined) return message;
  const { error } = message;
  const faults = faultsOf(error.data);
  const detail = faults.map((one) => `${one.path}: ${one.message}`).join(" ");
  return {
    ...message,
    error: {
      code: error.code,
      message: cut(faults.length === 0 ? error.message : `${error.message}: ${detail}`),
      data: faults.length === 0 ? shortened(error.data) : { errors: faults },
    },
  };
}

/** The faults that the SDK has found: a tree like the parameters, with a list of messages at each place. */
function faultsOf(tree: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  function walk(node: unknown, path: string): void {
    if (typeof node !== "object" || node === null || faults.length >= mostFaults) return;
    for (const [name, value] of Object.entries(node))
      if (name !== "_errors") walk(value, `${path}/${name}`);
      else if (Array.isArray(value)) take(value, path);
  }
  function take(messages: readonly unknown[], path: string): void {
    for (const message of messages)
      if (faults.length < mostFaults)
        faults.push({ path: cut(path), message: cut(String(message)) });
  }
  if (typeof tree === "object" && tree !== null && "_errors" in tree) walk(tree, "");
  return faults;
}

/** The texts in what an error has in addition to its message. */
function shortened(data: unknown): unknown {
  if (typeof data === "string") return cut(data);
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.slice(0, mostFaults).map(shortened);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [cut(name), shortened(value)]),
  );
}
