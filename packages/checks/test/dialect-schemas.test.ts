import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { EventSchemas } from "@ag-ui/core/schemas";
import {
  entryDefinitions,
  loadModels,
  mutantsOf,
  readExamples,
} from "@agentstream/codegen/testing";
import type { DialectName } from "@agentstream/dialects";
import { validate } from "@agentstream/schema";
import { uiMessageChunkSchema } from "ai";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

import { kindOf, recordedRuns, valuesOf } from "../src/dialect-rules/index.ts";

/** Whether the package of those who made a format accepts a value of it. */
type Accepts = (value: unknown) => Promise<boolean>;

interface Published {
  readonly name: Extract<DialectName, "acp" | "ag-ui" | "ai-sdk">;
  readonly accepts: Accepts;
  /** Faults that only our schema sees: why, and which. */
  readonly faultsOnlyWeSee: Readonly<Record<string, RegExp>>;
  /** Written examples that only our schema accepts: why, and which. */
  readonly acceptedOnlyByUs: Readonly<Record<string, RegExp>>;
}

const aiSdk = uiMessageChunkSchema();

const published: readonly Published[] = [
  {
    name: "acp",
    accepts: createAcpCheck(),
    faultsOnlyWeSee: {
      "The package does not limit integers to those of a double.": / is 9007199254740992$/,
      "The package checks the parameters alone.": /^AcpSessionUpdateNotification\/method /,
    },
    acceptedOnlyByUs: {},
  },
  {
    name: "ag-ui",
    accepts: async (value) => EventSchemas.safeParse(value).success,
    faultsOnlyWeSee: {},
    acceptedOnlyByUs: { "A type of later is skipped, not refused.": /^AgUiUnknown\// },
  },
  {
    name: "ai-sdk",
    accepts: async (value) => (await aiSdk.validate?.(value))?.success === true,
    faultsOnlyWeSee: {
      "Metadata are the application's own.": /\/messageMetadata\b/,
    },
    acceptedOnlyByUs: {
      "A type of later is skipped, not refused.": /^UiUnknown\//,
      "The package tested here is `ai` 6; these are of 7.":
        /^Ui(?:Custom|ReasoningFile|ResetStep|SteeringMessage|ToolApprovalResponse)\//,
    },
  },
];

function createAcpCheck(): Accepts {
  const path = createRequire(import.meta.url).resolve(
    "@agentclientprotocol/sdk/schema/v1/schema.json",
  );
  const schema: unknown = JSON.parse(readFileSync(path, "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(Object(schema), "acp");
  const isNotification = ajv.compile({ $ref: "acp#/$defs/SessionNotification" });
  return async (value) => isNotification(Object(value)["params"]);
}

const runs = recordedRuns();
const models = new Map((await loadModels()).map((model) => [model.name, model]));
const examples = (await readExamples()).filter(({ valid }) => valid);
const perKind = 40;

/** What a dialect makes of the recordings: of each kind the first ones. */
function samplesOf(name: DialectName): object[] {
  const counts = new Map<string, number>();
  return runs
    .flatMap(({ events }): readonly object[] => valuesOf(name, events))
    .filter((value) => {
      const kind = kindOf(value);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= perKind;
    });
}

/** The differences without a reason, and the reasons without a difference. */
const unexplained = (
  differences: ReadonlySet<string>,
  reasons: Readonly<Record<string, RegExp>>,
): string[] => [
  ...[...differences].filter((one) => !Object.values(reasons).some((which) => which.test(one))),
  ...Object.entries(reasons).flatMap(([why, which]) =>
    [...differences].some((one) => which.test(one)) ? [] : [why],
  ),
];

describe.each(published)("the schema of $name and its published package", (one) => {
  const { name, accepts, faultsOnlyWeSee, acceptedOnlyByUs } = one;
  const model = models.get(`dialects/${name}`);
  if (model === undefined) throw new Error(`no schema of ${name}`);
  const isValid = (value: unknown): boolean => validate(`dialects/${name}`, value).ok;

  test("agree on what is emitted, and on values with one fault", async () => {
    const missed = new Set<string>();
    let count = 0;
    for (const value of samplesOf(name)) {
      expect([isValid(value), await accepts(value)]).toEqual([true, true]);
      for (const mutant of mutantsOf(model.definitions, model.root, value)) {
        const fault = `${mutant.definition}${mutant.fault}`;
        count++;
        expect(isValid(mutant.value), fault).toBe(false);
        if (await accepts(mutant.value)) missed.add(fault);
      }
    }
    console.log(`${name}: ${count} values with one fault`);
    expect(count).toBeGreaterThan(500);
    expect(unexplained(missed, faultsOnlyWeSee)).toEqual([]);
  });

  test("agree on the written examples", async () => {
    const refused = new Set<string>();
    const own = new Set(entryDefinitions(model));
    const mine = examples.filter(({ definition }) => own.has(definition));
    for (const { definition, name: example, value } of mine) {
      expect(isValid(value)).toBe(true);
      if (!(await accepts(value))) refused.add(`${definition}/${example}`);
    }
    expect(mine.length).toBeGreaterThanOrEqual(own.size);
    expect(unexplained(refused, acceptedOnlyByUs)).toEqual([]);
  });
});
