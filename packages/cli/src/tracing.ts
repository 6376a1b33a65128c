import { findAgent } from "@agentstream/agents";
import { parseHeaders, tracesAddress, type Sender } from "@agentstream/otlp";
import { packageVersion } from "@agentstream/runner";
import { messageOf } from "@agentstream/stream";
import { InvalidArgumentError, type Command } from "commander";

/** Flags of the commands that send spans to a collector. */
export interface TracingFlags {
  readonly otlp?: string;
  readonly otlpContent: boolean;
}

export const addTracingOptions = (command: Command): Command =>
  command
    .option(
      "--otlp <url>",
      "collector of OpenTelemetry for the spans of runs; headers by OTEL_EXPORTER_OTLP_HEADERS",
      parseCollector,
    )
    .option("--otlp-content", "prompts, answers and results in the spans too", false);

/** A collector, and what it is sent. */
export interface Destination {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: boolean;
}

/** What the spans of the command say of who sent them. */
export const sender: Sender = {
  service: "agentstream",
  version: packageVersion(import.meta.url),
};

/** Where spans go; undefined: nowhere. */
export const tracingOf = (
  { otlp, otlpContent }: TracingFlags,
  env: Readonly<Record<string, string | undefined>>,
): Destination | undefined =>
  otlp === undefined
    ? undefined
    : { url: otlp, content: otlpContent, headers: parseHeaders(env["OTEL_EXPORTER_OTLP_HEADERS"]) };

export const providerOf = (agentType: string): string | undefined =>
  findAgent(agentType)?.names?.provider;

function parseCollector(text: string): string {
  try {
    return tracesAddress(text);
  } catch (error) {
    throw new InvalidArgumentError(`${messageOf(error)}.`);
  }
}
