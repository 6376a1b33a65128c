/** A wire format. */
export interface DialectInfo {
  readonly name: DialectName;
  readonly description: string;
  /** The schema of its values. */
  readonly schema: `dialects/${DialectName}`;
  /** What the last `data:` line of a stream of it is, beyond its values. */
  readonly lastLine?: string;
  /** HTTP headers that its readers look for. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type DialectName =
  | "execute"
  | "ues"
  | "daemon"
  | "session-event"
  | "acp"
  | "ag-ui"
  | "ai-sdk";

/** All of them. Every one can be read from any seq: see `createDialect`. */
export const dialects: readonly DialectInfo[] = [
  {
    name: "execute",
    description: "The events of `POST /v1/execute`.",
    schema: "dialects/execute",
  },
  {
    name: "ues",
    description: "The unified event stream, `UesEvent`.",
    schema: "dialects/ues",
  },
  {
    name: "daemon",
    description: "The events that `session.send` streams.",
    schema: "dialects/daemon",
    lastLine: "[DONE]",
  },
  {
    name: "session-event",
    description: "The events of `/api/sessions` and `/ws/sessions`.",
    schema: "dialects/session-event",
  },
  {
    name: "acp",
    description: "`session/update` notifications of the Agent Client Protocol, version 1.",
    schema: "dialects/acp",
  },
  {
    name: "ag-ui",
    description: "Events of the Agent User Interaction Protocol, AG-UI.",
    schema: "dialects/ag-ui",
  },
  {
    name: "ai-sdk",
    description: "The UI message stream of the AI SDK.",
    schema: "dialects/ai-sdk",
    lastLine: "[DONE]",
    headers: { "x-vercel-ai-ui-message-stream": "v1" },
  },
];

export const dialectNames: readonly DialectName[] = dialects.map(({ name }) => name);

/** Whether there is a dialect of this name. */
export const isDialectName = (name: string): name is DialectName =>
  dialects.some((dialect) => dialect.name === name);
