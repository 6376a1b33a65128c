import { expect, test } from "vitest";

import { spansIn, startCollector } from "../../otlp/test/collector.ts";
import { recordedOutput } from "./fake-agents.ts";
import { runCli } from "./run-cli.ts";

const trace = "0af7651916cd43dd8448eb211c80319c";
const env = {
  PATH: process.env["PATH"] ?? "",
  TRACEPARENT: `00-${trace}-b7ad6b7169203331-01`,
  OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret",
};

test("run sends its spans below the caller's, with the headers of the standard variable", async () => {
  const { url, received } = await startCollector();
  const ran = await runCli(["run", "echo", "Hello", "--otlp", url], "", undefined, env);
  expect(ran).toEqual({ exitCode: 0, stdout: "Hello\n", stderr: "" });
  expect(received).toMatchObject([
    {
      headers: { "x-key": "secret" },
      spans: [{ name: "invoke_agent echo", traceId: trace, parentSpanId: "b7ad6b7169203331" }],
    },
  ]);
  expect(JSON.stringify(received)).not.toContain("Hello");
});

test("a collector that is not there changes nothing but a line of the error output", async () => {
  const nowhere = ["run", "echo", "Hello", "--otlp", "http://127.0.0.1:9"];
  const { exitCode, stdout, stderr } = await runCli(nowhere, "", undefined, env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "Hello\n" });
  expect(stderr).toMatch(
    /^agentstream: could not deliver 1 of the spans: http:\/\/127\.0\.0\.1:9\/v1\/traces/,
  );
});

test("translate --to otlp prints lines of OTLP/JSON, with content only if asked for", async () => {
  const lines = recordedOutput("claude/2.1.197/tool-bash-ok").map(({ line }) => line);
  const output = lines.join("\n");
  const translate = (...flags: string[]) =>
    runCli(["translate", "--from", "claude", "--to", "otlp", ...flags], output);
  const { stdout, stderr, exitCode } = await translate();
  expect({ stderr, exitCode }).toEqual({ stderr: "", exitCode: 0 });
  const spans = stdout
    .trimEnd()
    .split("\n")
    .flatMap((line) => spansIn(JSON.parse(line)));
  expect(spans.map(({ name }) => name)).toEqual(["execute_tool Bash", "invoke_agent claude"]);
  expect(stdout).not.toContain("gen_ai.tool.call.result");
  expect((await translate("--content")).stdout).toContain("gen_ai.tool.call.result");
});

test.each([
  [["run", "echo", "x", "--otlp", "localhost:4318"], /--otlp.*expected the http address/],
  [["translate", "--from", "claude", "--content"], /--content is for --to otlp/],
])("%j is refused with what is wrong", async (args, reason) => {
  const { exitCode, stderr } = await runCli(args);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(reason);
});
