/** What is asked of the platform; browsers, workers and Node all have it. It is asked for when it is used, not at import. */
interface Platform {
  /** What every platform has. */
  readonly Date: unknown;
  readonly crypto?: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown };
  readonly TextEncoder?: new () => { encode(text: string): Uint8Array };
  // the platform has its members
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  readonly TransformStream?: new <I, O>(transformer: Transformer<I, O>) => TransformStream<I, O>;
}

interface Transformer<I, O> {
  transform(chunk: I, controller: Controller<O>): void;
  flush(controller: Controller<O>): Promise<void>;
}

interface Controller<O> {
  enqueue(value: O): void;
}

const platform: Platform = globalThis;

/** A part of the platform; throws if it is missing. */
export function platformHas<Name extends Exclude<keyof Platform, "Date">>(
  name: Name,
): NonNullable<Platform[Name]> {
  const part = platform[name];
  if (part === undefined) throw new Error(`Expected a platform with \`${name}\`.`);
  return part;
}
