import type { ModeRow, ModeTable, RefusedModes } from "@agentstream/adapter-kit/author";
import type { ApprovalMode } from "@agentstream/schema";

/** The agent's own modes, by what they hold it to. */
export interface AgentModes {
  /** It asks before it changes anything. */
  readonly ask?: string;
  /** It edits without asking, and asks for the rest. */
  readonly autoEdit?: string;
  /** It asks for nothing. */
  readonly autoAll?: string;
  /** It changes nothing. */
  readonly readOnly?: string;
}

export interface AcpRow extends ModeRow {
  /** The mode that is set before the prompt; undefined: the agent's own. */
  readonly mode: string | undefined;
}

const ownWord = "What a mode of the agent holds it to is the agent's word.";
const unheld = "What is allowed may read and write anywhere: nothing of the system holds it.";

/** The agent's own mode: what it grants is not known. */
export const own: AcpRow = {
  summary: "its own mode",
  mode: undefined,
  grants: { approvalMode: undefined, sandboxMode: undefined },
  notGuaranteed: ["The agent asks for what its own settings say."],
};

const held = (mode: string, ...notGuaranteed: string[]): AcpRow => ({
  summary: `\`${mode}\``,
  mode,
  notGuaranteed: [ownWord, ...notGuaranteed],
});

const unheldInWorkspace: RefusedModes = {
  refused:
    "Nothing would keep in the workspace what the agent does unasked. Ask for autoEdit, or for sandboxMode none.",
};

const registerBy = (id: string, key: keyof AgentModes): string =>
  `register one by \`modes\`, or by --agent-mode ${id}:${key}=MODE of serve.`;

const unknownMode = (id: string): RefusedModes => ({
  field: "approvalMode",
  refused: `No mode of this agent is registered that means ask: ${registerBy(id, "ask")}`,
});

const asks = { approvalMode: "ask" } as const;

/** No mode is known at all. */
const taken = (...notGuaranteed: string[]): AcpRow => ({
  summary: "its own mode, taken for `ask`",
  mode: undefined,
  grants: asks,
  notGuaranteed: [
    "No mode of the agent is registered: it is taken for one that asks.",
    ...notGuaranteed,
  ],
});

/**
 * ACP has neither approval modes nor sandboxes: an agent is held by its own modes, where they are known. One without
 * any is taken for an agent that asks. Asking more than a request wants is safe.
 */
export function modeTable(modes: AgentModes = {}, id = "NAME"): ModeTable<AcpRow> {
  const isBare = Object.values(modes).every((mode) => mode === undefined);
  const readOnly: AcpRow | RefusedModes =
    modes.readOnly === undefined
      ? {
          refused: `No mode of this agent is registered that changes nothing: ${registerBy(id, "readOnly")}`,
        }
      : held(modes.readOnly);

  function rowOf(key: "ask" | "autoEdit", ...notGuaranteed: string[]): AcpRow | RefusedModes {
    const mode = modes[key];
    if (mode !== undefined) return held(mode, ...notGuaranteed);
    if (modes.ask !== undefined) return { ...held(modes.ask, ...notGuaranteed), grants: asks };
    return isBare ? taken(...notGuaranteed) : unknownMode(id);
  }

  const rowsOf = (key: "ask" | "autoEdit"): ModeTable<AcpRow>["ask"] => {
    const free = rowOf(key);
    return {
      readOnly,
      workspaceWrite: rowOf(key, unheld),
      none: free,
      fullAccess: free,
      unset: free,
    };
  };
  // less than was asked for is safe
  const everything = modes.autoAll === undefined ? own : held(modes.autoAll);
  return {
    ask: rowsOf("ask"),
    askDangerous: rowsOf("ask"),
    autoEdit: rowsOf("autoEdit"),
    autoAll: {
      readOnly,
      workspaceWrite: unheldInWorkspace,
      none: everything,
      fullAccess: everything,
      unset: everything,
    },
  };
}

/** The same modes, by the agent's names for them. */
export const readModes = (modes: AgentModes = {}): ReadonlyMap<string, ApprovalMode> =>
  new Map(
    (["readOnly", "ask", "autoEdit", "autoAll"] as const).flatMap((key) => {
      const mode = modes[key];
      return mode === undefined ? [] : [[mode, key === "readOnly" ? "ask" : key] as const];
    }),
  );
