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
      readonly notGuaranteed: readonly string[];
    };

const ownWord = "What a mode of the agent holds it to is the agent's word.";
const unheld = "What is allowed may read and write anywhere: nothing of the system holds it.";
const ownMode = "The agent asks for what its own settings say.";

/** Which registered mode serves an approval mode. */
const modeKeys = {
  ask: "ask",
  askDangerous: "ask",
  autoEdit: "autoEdit",
  autoAll: "autoAll",
} as const satisfies Record<ApprovalMode, keyof AgentModes>;

/** ACP has neither approval modes nor sandboxes: an agent is held by its own modes, where they are known. */
export function permissionOf(
  { approvalMode, sandboxMode = "none" }: ReadRequest,
  modes: AgentModes = {},
): Permission {
  if (approvalMode === undefined && sandboxMode === "none")
    return { mode: undefined, notGuaranteed: [ownMode] };
  if (sandboxMode === "readOnly") return readOnly(modes);
  const key = modeKeys[approvalMode ?? "ask"];
  const mode = modes[key];
  if (sandboxMode === "workspaceWrite" && key === "autoAll") {
    return {
      field: "sandboxMode",
      refused:
        "Nothing would keep in the workspace what the agent does unasked. Ask for autoEdit, or for sandboxMode none.",
    };
  }
  // less than was asked for is no danger
  if (mode === undefined && key === "autoAll") return { mode, notGuaranteed: [ownMode] };
  if (mode === undefined) {
    return {
      field: "approvalMode",
      refused: `No mode of this agent is known that means ${key}: register one with the agent.`,
    };
  }
  return { mode, notGuaranteed: sandboxMode === "workspaceWrite" ? [ownWord, unheld] : [ownWord] };
}

const readOnly = ({ readOnly: mode }: AgentModes): Permission =>
  mode === undefined
    ? {
        field: "sandboxMode",
        refused:
          "No mode of this agent is known that changes nothing: register one with the agent.",
      }
    : { mode, notGuaranteed: [ownWord] };

/** The same modes, by the agent's names for them. */
export const readModes = (modes: AgentModes = {}): ReadonlyMap<string, ApprovalMode> =>
  new Map(
    (["readOnly", "ask", "autoEdit", "autoAll"] as const).flatMap((key) => {
      const mode = modes[key];
      return mode === undefined ? [] : [[mode, key === "readOnly" ? "ask" : key] as const];
    }),
  );
