import type { AdapterInfo } from "./adapter-info.ts";

/** Throws, before any line is read, if the adapter does not know the protocol that it is asked to translate. */
export function assertSpoken({ id, protocols }: AdapterInfo, protocol: string | undefined): void {
  const names = protocols.map(({ name }) => name);
  if (protocol !== undefined && !names.includes(protocol)) {
    throw new Error(
      `the adapter of ${id} does not speak ${protocol}; it speaks ${names.join(", ")}`,
    );
  }
}
