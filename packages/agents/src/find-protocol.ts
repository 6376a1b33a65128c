import type { Adapter, SpokenProtocol } from "@agentstream/adapter-kit";

import { translatable } from "./agents.ts";

/** An adapter, and which of its protocols is spoken, perhaps by another agent. */
export interface Spoken extends SpokenProtocol {
  readonly adapter: Adapter;
}

/** The protocol of a word such as `<agent>`, `<agent>:<protocol>` or an alias; undefined if it is unknown. */
export function findProtocol(word: string): Spoken | undefined {
  for (const adapter of translatable) {
    const { id, protocols, aliases = {} } = adapter;
    if (Object.hasOwn(aliases, word)) return { adapter, ...aliases[word] };
    if (word === id) return { adapter };
    const found = protocols.find(({ name }) => `${id}:${name}` === word);
    if (found !== undefined) return { adapter, protocol: found.name };
  }
  return undefined;
}

/** All words that `findProtocol` knows. */
export const protocolNames: readonly string[] = [
  ...translatable.map(({ id }) => id),
  ...translatable.flatMap(({ aliases = {} }) => Object.keys(aliases)),
  ...translatable.flatMap(({ id, protocols }) => protocols.map(({ name }) => `${id}:${name}`)),
];
