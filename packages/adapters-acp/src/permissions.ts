import type { ReadRequest } from "@agentstream/adapter-kit";
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

export type Permission =
  | { readonly refused: string; readonly field: "approvalMode" | "sandboxMode" }
  | {
      /** The mode that is set before the prompt; undefined: the agent's own. */
      readonly mode: string | undefined;
      /** What it is kept to; absent: to its own settings. */
      readonly approvalMode?: ApprovalMode;
      readonly notGuaranteed: readonly string[];
    };

const ownWord = "What a mode of the agent holds it to is the agent's word.";
const unheld = "What is allowed may read and write anywhere: nothing of the system holds it.";
const ownMode = "The agent asks for what its own settings say.";
const taken = "No mode of the agent is registered: it is taken for one that asks.";

const registerBy = (id: string, key: keyof AgentModes): string =>
  `register one by \`modes\`, or by --agent-mode ${id}:${key}=MODE of serve.`;

/** Which registered modes serve an approval mode; the first that the agent has. Asking more is no danger. */
const modeKeys = {
  ask: ["ask"],
  askDangerous: ["ask"],
  autoEdit: ["autoEdit", "ask"],
  autoAll: ["autoAll"],
} as const satisfies Record<ApprovalMode, readonly (keyof AgentModes)[]>;

/**
 * ACP has neither approval modes nor sandboxes: an agent is held by its own modes, where they are known. One without
 * any is taken for an agent that asks.
 */
export function permissionOf(
  { approvalMode, sandboxMode = "none" }: ReadRequest,
  modes: AgentModes = {},
  id = "NAME",
): Permission {
  if (approvalMode === undefined && sandboxMode === "none")
    return { mode: undefined, notGuaranteed: [ownMode] };
  if (sandboxMode === "readOnly") return readOnly(modes, id);
  const asked = approvalMode ?? "ask";
  if (sandboxMode === "workspaceWrite" && asked === "autoAll") {
    return {
      field: "sandboxMode",
      refused:
        "Nothing would keep in the workspace what the agent does unasked. Ask for autoEdit, or for sandboxMode none.",
    };
  }
  const outside = sandboxMode === "workspaceWrite" ? [unheld] : [];
  const key = modeKeys[asked].find((one) => modes[one] !== undefined);
  if (key !== undefined)
    return {
      mode: modes[key],
      approvalMode: key,
      notGuaranteed: [ownWord, ...outside],
    };
  // less than was asked for is no danger
  if (asked === "autoAll") return { mode: undefined, notGuaranteed: [ownMode] };
  const isBare = Object.values(modes).every((mode) => mode === undefined);
  if (isBare) return { mode: undefined, approvalMode: "ask", notGuaranteed: [taken, ...outside] };
  return {
    field: "approvalMode",
    refused: `No mode of this agent is registered that means ${modeKeys[asked][0]}: ${registerBy(id, modeKeys[asked][0])}`,
  };
}

const readOnly = ({ readOnly: mode }: AgentModes, id: string): Permission =>
  mode === undefined
    ? {
        field: "sandboxMode",
        refused: `No mode of this agent is registered that changes nothing: ${registerBy(id, "readOnly")}`,
      }
    : { mode, approvalMode: "ask", notGuaranteed: [ownWord] };

/** The same modes, by the agent's names for them. */
export const readModes = (modes: AgentModes = {}): ReadonlyMap<string, ApprovalMode> =>
  new Map(
    (["readOnly", "ask", "autoEdit", "autoAll"] as const).flatMap((key) => {
      const mode = modes[key];
      return mode === undefined ? [] : [[mode, key === "readOnly" ? "ask" : key] as const];
    }),
  );
