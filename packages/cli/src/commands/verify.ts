import { isUnifiedEvent, validate } from "@agentstream/schema/unified";
import { createVerifier, type Violation } from "@agentstream/stream";
import type { Command } from "commander";

import type { Outcome } from "../create-program.ts";
import { openSources } from "../open-source.ts";
import { readNdjson, type Source } from "../read-ndjson.ts";
import { write, type Terminal } from "../terminal.ts";
import { faultsOf } from "./validate.ts";

const rulesPage = "https://github.com/agentstream/agentstream/blob/main/docs/reference/stream.md";

export function configureVerify(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("[files...]", "NDJSON files, a stream each; without any, or for -, standard input")
    .option("--tail", "the streams may start anywhere, as after a reconnect")
    .action(async (files: string[], { tail = false }: { tail?: boolean }) => {
      const count = { events: 0, violations: 0 };
      for (const source of openSources(files, terminal)) {
        for await (const faults of verifySource(source, count, tail)) {
          if (faults.length > 0) outcome.exitCode = 1;
          count.violations += faults.length;
          await write(terminal.stdout, faults.join(""));
        }
      }
      await write(terminal.stderr, `${count.events} events, ${count.violations} violations\n`);
      if (count.violations > 0) await write(terminal.stderr, `The rules: ${rulesPage}\n`);
    });
}

/** What is printed of a stream; what is no event is a fault of its own, and no part of the stream. */
async function* verifySource(
  source: Source,
  count: { events: number },
  isTail: boolean,
): AsyncGenerator<string[]> {
  const verifier = createVerifier({ isTail });
  for await (const lines of readNdjson(source)) {
    const faults: string[] = [];
    for (const line of lines) {
      if ("value" in line && isUnifiedEvent(line.value)) {
        count.events++;
        faults.push(
          ...verifier.push(line.value).map((violation) => `${line.at}: ${inWords(violation)}\n`),
        );
      } else faults.push(...faultsOf(line, validate));
    }
    yield faults;
  }
  yield verifier.end().map((violation) => `${source.name}: ${inWords(violation)}\n`);
}

const inWords = ({ clause, reason }: Violation): string => `rule ${clause}: ${reason}`;
