import type { Command } from "commander";

import type { Outcome } from "./create-program.ts";
import type { Terminal } from "./terminal.ts";

/** Gives a command its arguments, flags and action. */
type ConfigureCommand = (command: Command, terminal: Terminal, outcome: Outcome) => void;

export interface CommandEntry {
  readonly description: string;
  /** Loads what the command needs: most need a part of the whole, and the list of commands needs nothing. */
  readonly load: () => Promise<ConfigureCommand>;
}

/** The commands in the order of the help. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    description: "Run coding agents behind HTTP.",
    load: async () => (await import("./commands/serve.ts")).configureServe,
  },
  run: {
    description:
      "Run an agent. Its answer goes to standard output, its progress to standard error.",
    load: async () => (await import("./commands/run.ts")).configureRun,
  },
  acp: {
    description:
      "Be an agent of the Agent Client Protocol over stdio, for Zed, JetBrains and other editors.",
    load: async () => (await import("./commands/acp.ts")).configureAcp,
  },
  mcp: {
    description:
      "Be a server of the Model Context Protocol over stdio, by which one agent hands tasks to others.",
    load: async () => (await import("./commands/mcp.ts")).configureMcp,
  },
  attach: {
    description: "Follow a session of a running server, and answer what its agent asks.",
    load: async () => (await import("./commands/attach.ts")).configureAttach,
  },
  data: {
    description: "Check, back up or compact stored sessions.",
    load: async () => (await import("./commands/data.ts")).configureData,
  },
  doctor: {
    description: "List the installed agents, their versions, and what to fix.",
    load: async () => (await import("./commands/doctor.ts")).configureDoctor,
  },
  token: {
    description: "The token that a server keeps in its data folder.",
    load: async () => (await import("./commands/token.ts")).configureToken,
  },
  translate: {
    description:
      "Translate the output of an agent, from standard input, into unified events or another wire format.",
    load: async () => (await import("./commands/translate.ts")).configureTranslate,
  },
  inspect: {
    description: "Show a recording in the browser: one HTML file, without a server.",
    load: async () => (await import("./commands/inspect.ts")).configureInspect,
  },
  record: {
    description: "Run an agent's own command, and write what it prints as a recording for tests.",
    load: async () => (await import("./commands/record.ts")).configureRecord,
  },
  validate: {
    description: "Check NDJSON against a schema: `file:line: /path message` for each fault.",
    load: async () => (await import("./commands/validate.ts")).configureValidate,
  },
  verify: {
    description: "Check unified events against the stream rules: `file:line: rule 7.2: reason`.",
    load: async () => (await import("./commands/verify.ts")).configureVerify,
  },
  schemas: {
    description: "List the JSON Schemas, or print one.",
    load: async () => (await import("./commands/schemas.ts")).configureSchemas,
  },
};
