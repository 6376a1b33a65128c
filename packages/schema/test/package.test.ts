import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { eventTypes } from "../src/index.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "agentstream-schema-"));

/** The package as it would be published, alone in an empty project. */
beforeAll(() => {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", project], {
    cwd: join(root, "packages/schema"),
  });
  const [tarball] = readdirSync(project).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(project, "package.json"), '{"type":"module","private":true}');
  execFileSync("npm", ["install", "--offline", "--silent", `./${tarball}`], { cwd: project });
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the packed package", () => {
  test("is alone: it brings nothing along", () => {
    expect(
      readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith(".")),
    ).toEqual(["@agentstream"]);
    expect(readdirSync(join(project, "node_modules/@agentstream"))).toEqual(["schema"]);
  });

  test("has its schemas, and they are the committed ones", () => {
    const path = "node_modules/@agentstream/schema/dist/schemas/native/codex/exec.schema.json";
    const committed = readFileSync(join(root, "schemas/v1/native/codex/exec.schema.json"), "utf8");
    expect(readFileSync(join(project, path), "utf8")).toBe(committed);
  });

  test("validates where code may not be made from strings", () => {
    const output = runNode(`
      import { validate, validateEvent, schemaNames } from "@agentstream/schema";
      import { validate as validateExec } from "@agentstream/schema/native/codex/exec";
      import schema from "@agentstream/schema/schemas/unified.schema.json" with { type: "json" };
      const refused = schemaNames.filter((name) => validate(name, 1).ok);
      const event = { id: "s.1", sessionId: "s", timestamp: "2026-03-02T09:15:27.412Z", type: "textChunk" };
      console.log(JSON.stringify([
        schemaNames.length > 30, refused, validateEvent(event), validateEvent({ ...event, content: "x" }).ok,
        validateExec({ type: "turn.started" }).ok, schema.title,
      ]));
    `);
    expect(JSON.parse(output)).toEqual([
      true,
      [],
      { ok: false, errors: [{ path: "/content", message: "is required", expected: "a value" }] },
      true,
      true,
      "Unified event schema",
    ]);
  });
});

describe("its types", () => {
  const cases = eventTypes
    .map((type) => `    case "${type}":\n      return event.type satisfies "${type}";`)
    .join("\n");
  const header = `import { unhandled, type UnifiedEvent } from "@agentstream/schema";\n`;

  test("a switch over all types narrows, and its default has what is not known", () => {
    const { status, errors } = compile(`${header}
export function describe(event: UnifiedEvent): string {
  switch (event.type) {
${cases}
    default:
      return String(unhandled(event).type);
  }
}
export function text(event: UnifiedEvent): string {
  if (event.type === "textChunk") return event.content;
  if (event.type === "toolStarted") return event.toolKind ?? event.toolName;
  return event.id;
}
`);
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
  });

  test("a misspelt type does not compile", () => {
    const { status, errors } = compile(`${header}
export const isText = (event: UnifiedEvent): boolean => event.type === "textChunks";
`);
    expect(status).not.toBe(0);
    expect(errors).toContain("textChunks");
  });

  test("a misspelt field does not compile", () => {
    const { status, errors } = compile(`${header}
export const length = (event: UnifiedEvent): number => (event.type === "textChunk" ? event.contents.length : 0);
`);
    expect(status).not.toBe(0);
    expect(errors).toContain("contents");
  });

  test("a forgotten case is an error with the helper", () => {
    const forgotten = cases.replace(/ {4}case "planUpdated":\n.*\n/, "");
    expect(forgotten).not.toBe(cases);
    const { status, errors } = compile(`${header}
export function describe(event: UnifiedEvent): string {
  switch (event.type) {
${forgotten}
    default:
      return String(unhandled(event).type);
  }
}
`);
    expect(status).not.toBe(0);
    expect(errors).toContain("PlanUpdatedEvent");
  });

  test("native types narrow as well", () => {
    const { errors } = compile(`
import { isCodexLine, type CodexEvent } from "@agentstream/schema/native/codex/exec";
export const command = (event: CodexEvent): string | undefined =>
  event.type === "turn.failed" ? event.error.message : undefined;
export const known: boolean = isCodexLine({});
`);
    expect(errors).toBe("");
  });
});

function runNode(code: string): string {
  const file = join(project, "check.mjs");
  writeFileSync(file, code);
  const flags = ["--disallow-code-generation-from-strings", "--no-warnings"];
  return execFileSync(process.execPath, [...flags, file], { cwd: project, encoding: "utf8" });
}

function compile(code: string): { status: number | null; errors: string } {
  const file = join(project, "check.ts");
  writeFileSync(file, code);
  const options = [
    "--strict",
    "--noEmit",
    "--module",
    "nodenext",
    "--target",
    "es2023",
    "--types",
    "",
  ];
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options, file], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, errors: `${stdout}${stderr}` };
}
