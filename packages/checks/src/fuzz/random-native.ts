import { arbitrariesOf, isNative, loadModels, mutantsOf } from "@agentstream/codegen/testing";
import { readRecordings, splitLines, type Step } from "@agentstream/recordings";
import fc, { type Arbitrary } from "fast-check";

import { mutate, mutations } from "../mutate-lines.ts";
import { spokenBy } from "../spoken-by.ts";
import type { NativeCase } from "./fuzz-case.ts";

/** Long recordings take long and show nothing more. */
const mostBytes = 30_000;

interface Source {
  readonly agent: string;
  readonly protocol: string;
  readonly schema: string;
  readonly lines: readonly string[];
}

/** The output of agents: recordings gone wrong, with lines in between that were made after the native schemas. */
export async function createRandomNative(
  door: NativeCase["door"],
  agents: readonly string[],
): Promise<Arbitrary<NativeCase>> {
  const sources = readRecordings()
    .flatMap(({ steps }) => steps)
    .flatMap(sourceOf)
    .filter(({ agent }) => agents.includes(agent));
  const madeBy = await createLines();
  return fc.constantFrom(...sources).chain(({ agent, protocol, schema, lines }) =>
    fc
      .record({
        changes: fc.option(mutations, { nil: [], freq: 6 }),
        made: fc.array(fc.tuple(fc.nat(), madeBy(schema)), { maxLength: 4 }),
        closesInput: fc.boolean(),
        exitCode: fc.constantFrom(0, 0, 0, 1, 53, 130, 143, 255),
      })
      .map(({ changes, made, ...rest }) => {
        const printed = mutate(lines, changes);
        for (const [at, line] of made) printed.splice(at % (printed.length + 1), 0, line);
        return { door, agent, protocol, lines: printed, ...rest };
      }),
  );
}

function sourceOf(step: Step): Source[] {
  const speaker = spokenBy(step);
  if (speaker === undefined || step.output.length === 0 || step.output.length > mostBytes)
    return [];
  const { adapter, options } = speaker;
  const lines = splitLines(step.output).map(({ text }) => text);
  return [
    { agent: adapter.id, protocol: options.protocol ?? "", schema: step.schema ?? "", lines },
  ];
}

/** Lines of a native schema: valid ones, and such with one fault. */
async function createLines(): Promise<(schema: string) => Arbitrary<string>> {
  const models = (await loadModels()).filter(isNative);
  const definitions = new Map(models.flatMap((model) => [...model.definitions]));
  const arbitraries = arbitrariesOf(definitions);
  return (schema) => {
    const root = models.find(({ name }) => name === schema)?.root;
    const made = root === undefined ? undefined : arbitraries[root];
    if (root === undefined || made === undefined) throw new Error(`no native schema ${schema}`);
    const faulty = made.chain((value) => {
      const mutants = mutantsOf(definitions, root, value);
      return fc.nat().map((index) => mutants[index % Math.max(1, mutants.length)]?.value ?? value);
    });
    return fc.oneof(
      fc.oneof(made, faulty).map((value) => JSON.stringify(value)),
      fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, " ")),
    );
  };
}
