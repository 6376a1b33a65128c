import type { AdapterInfo } from "./adapter-info.ts";
import type { Adapter } from "./adapter.ts";
import type { Planner } from "./create-planner.ts";
import { createTranslator, type Protocol } from "./create-translator.ts";
import type { SessionInfo } from "./session-emitter.ts";

/** What translates each protocol, by its name. */
export type Protocols = Readonly<Record<string, (info: SessionInfo) => Protocol>>;

/**
 * An adapter of its data, its planner and its protocols; the first one in the data is that of options which name
 * none. The translator throws, before any line is read, if the adapter does not know the protocol that is asked for.
 */
export function createAdapter(info: AdapterInfo, planner: Planner, creators: Protocols): Adapter {
  const names = info.protocols.map(({ name }) => name);
  return {
    ...info,
    ...planner,
    translator(options) {
      const { protocol = names[0], agentType = info.id } = options;
      const spoken = info.protocols.find(({ name }) => name === protocol);
      const create = creators[spoken?.name ?? ""];
      if (spoken === undefined || create === undefined)
        throw new Error(
          `the adapter of ${info.id} does not speak ${protocol}; it speaks ${names.join(", ")}`,
        );
      const { name, tested } = spoken;
      return createTranslator(options, create({ agentType, protocol: name, tested }));
    },
  };
}
