import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { createTracer, traceRequest } from "@agentstream/otlp";

import { recordedRuns } from "../src/dialect-rules/index.ts";

/** Has the spans of every recording read by the official protobuf types of OpenTelemetry, and compares the trees. */
const here = fileURLToPath(new URL("../traces/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "agentstream-traces-"));
const cases = recordedRuns().map(({ name, events }) => {
  const tracer = createTracer({ content: true });
  const spans = [...events.flatMap((event) => tracer.push(event)), ...tracer.end()];
  return { name, spans, text: JSON.stringify(traceRequest(spans, { service: "s", version: "1" })) };
});
try {
  const python = join(folder, "venv/bin/python");
  execFileSync("python3", ["-m", "venv", join(folder, "venv")], { stdio: "inherit" });
  const install = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "-r"];
  execFileSync(python, [...install, join(here, "requirements.txt")], { stdio: "inherit" });
  const printed = execFileSync(python, [join(here, "read_traces.py")], {
    input: cases.map(({ text }) => `${text}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const read = printed.trimEnd().split("\n");
  const wrong = cases.filter(({ spans }, index) => {
    const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
    const tree = spans.map(({ name, parentSpanId = "" }) => [name, names.get(parentSpanId) ?? ""]);
    return JSON.stringify(tree) !== JSON.stringify(JSON.parse(read[index] ?? "null"));
  });
  const count = cases.reduce((sum, { spans }) => sum + spans.length, 0);
  for (const { name } of wrong) console.error(`${name}: another tree of spans`);
  console.log(`${cases.length} recordings, ${count} spans, ${wrong.length} differ`);
  if (wrong.length > 0 || cases.length < 400 || count < 1000) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
