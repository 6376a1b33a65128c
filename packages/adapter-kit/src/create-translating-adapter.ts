import type { AdapterInfo } from "./adapter-info.ts";
import type { TranslatingAdapter } from "./adapter.ts";
import { createOneWayTranslator, createTranslator } from "./create-translator.ts";
import type { Protocol } from "./protocol.ts";
import type { SessionInfo } from "./session-emitter.ts";

/** What translates each protocol, by its name. */
export type Protocols = Readonly<Record<string, (info: SessionInfo) => Protocol>>;

/**
 * An adapter without a planner, for those of the agent's protocols that are given; the first one in the data is that
 * of options which name none. The translator throws, before any line is read, if the protocol that is asked for is not
 * among them.
 */
export const createTranslatingAdapter = (
  info: AdapterInfo,
  creators: Protocols,
): TranslatingAdapter => adapterOf(info, creators, createTranslator);

/** The same for protocols in which the agent asks nothing: bundles are smaller by what handles answers. */
export const createOneWayAdapter = (info: AdapterInfo, creators: Protocols): TranslatingAdapter =>
  adapterOf(info, creators, createOneWayTranslator);

function adapterOf(
  info: AdapterInfo,
  creators: Protocols,
  translatorOf: typeof createTranslator,
): TranslatingAdapter {
  const protocols = info.protocols.filter(({ name }) => Object.hasOwn(creators, name));
  const names = protocols.map(({ name }) => name);
  return {
    ...info,
    protocols,
    translator(options) {
      const { protocol = names[0], agentType = info.id } = options;
      const spoken = protocols.find(({ name }) => name === protocol);
      const create = creators[spoken?.name ?? ""];
      if (spoken === undefined || create === undefined)
        throw new Error(
          `the adapter of ${info.id} does not speak ${protocol}; it speaks ${names.join(", ")}`,
        );
      const { name, tested } = spoken;
      return translatorOf(options, create({ agentType, protocol: name, tested }));
    },
  };
}
