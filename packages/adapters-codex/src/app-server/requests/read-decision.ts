import { read, untyped, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type { CodexServerDecision } from "@agentstream/schema/native/codex/app-server";

import { commonChoices, type Choice } from "./ask.ts";

interface Amendment {
  execpolicy_amendment?: string[];
  network_policy_amendment?: { action?: string; host?: string };
}

/** A decision that the server offers: a word, or an object whose one key is the word. */
export function readDecision(native: Unsure<string | CodexServerDecision>, at: number): Choice[] {
  const word = read.string(native);
  const known = commonChoices.find(({ optionId }) => optionId === word);
  if (word !== undefined) return known === undefined ? [] : [known];
  const [entry] = Object.entries(read.fields(native));
  if (entry === undefined) return [];
  const [name, about] = entry;
  const amendment: Lenient<Amendment> = read.line(untyped.fields(about));
  const policy = read.fields(amendment.network_policy_amendment);
  const isDenial = read.string(policy.action) === "deny";
  const rule = read.strings(amendment.execpolicy_amendment).join(" ");
  const host = read.string(policy.host);
  const label = isDenial ? "Deny, and always deny" : "Allow, and always allow";
  return [
    {
      // several may have the same name
      optionId: host === undefined ? name : `${name}:${at}`,
      kind: isDenial ? "deny" : "allowRule",
      label: [label, host ?? rule].filter((part) => part !== "").join(" "),
      native,
    },
  ];
}
