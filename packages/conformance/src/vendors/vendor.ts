import type { Adapter } from "@agentstream/adapter-kit";

import type { Direction, ToolMeaning } from "../generated/scenario.ts";
import type { ModelApi } from "../simulator/model-api.ts";
import type { ModelRequest } from "../simulator/model-request.ts";

type Given = Readonly<Record<string, unknown>>;

/** One way in which a vendor's model calls a tool of a meaning. */
export interface ToolForm {
  readonly name: string | ((given: Given) => string);
  /** The tool's arguments; `cwd` is the workspace. */
  readonly fill: (given: Given, cwd: string) => Given;
  readonly namespace?: (given: Given) => string;
  /** The text of a tool that takes text instead of arguments. */
  readonly write?: (given: Given, cwd: string) => string;
}

/** For each meaning the forms of all versions: the first one that the CLI offers is called. */
type ToolForms = Readonly<Record<ToolMeaning, readonly ToolForm[]>>;

/** Where a CLI finds what it needs. */
interface Place {
  /** Of the simulator: `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly home: string;
  readonly cwd: string;
  /** Where the CLI is installed. */
  readonly modules: string;
  /** The command of an MCP server with the name `tiny`, where the scenario needs one. */
  readonly mcp?: readonly [command: string, ...args: string[]] | undefined;
}

/** What the kit must know of one vendor's CLI, as data. */
export interface Vendor {
  readonly adapter: Adapter;
  /** Of the registry; it has the version. */
  readonly package: string;
  /** Paths below `node_modules`, for each platform; the first that exists is run. */
  readonly programs: readonly string[];
  /** What versions before one of its own install from the registry while they run: it is installed with them. */
  readonly loads?: { readonly packages: readonly string[]; readonly before: string };
  /** The program is a script of Node, whatever its name. */
  readonly isScript?: boolean;
  readonly api: ModelApi;
  /** The model that it must ask for. */
  readonly model: string;
  /** The model is a setting of its own: a run asks for none. */
  readonly hasModelSetting?: boolean;
  readonly env: (place: Place) => Readonly<Record<string, string>>;
  /** What its server answers to other requests than those for its model, by path. */
  readonly serves?: Readonly<Record<string, unknown>>;
  /** Files of its home folder, by path. */
  readonly files: (place: Place) => Readonly<Record<string, string>>;
  readonly tools: ToolForms;
  /** A tool that a sub-agent must call with its last word. */
  readonly lastWord?: { readonly tool: string; readonly fill: (text: string) => Given };
  /** The tool by which the model gives the answer that a schema asks for. */
  readonly structureTool?: string;
  /** The names of the unified stream for the tools of each meaning. */
  readonly shownAs: Readonly<Record<ToolMeaning, RegExp>>;
  /** The last message of a request that has tools, and that the CLI makes for itself all the same. */
  readonly sideRequest?: RegExp;
  /** What its model takes before it answers to what a tool returned, where the CLI prints late how that ended. */
  readonly latencyMs?: number;
  /** A tool that the model must call when all is done; otherwise it is asked again. */
  readonly endTool?: { readonly name: string; readonly shownAs: RegExp };
  /** The text that answers what the CLI asks for itself: titles, routing. */
  readonly sideAnswer: (request: ModelRequest) => string;
  /** A direction that it cannot be run in is absent. */
  readonly protocols: Readonly<Partial<Record<Direction, string>>>;
  /** A line by which a host interrupts, in the two-way protocol. */
  readonly interruptLine: RegExp;
}

/** A field that is text; empty if it is none. */
export const text = (given: Given, field: string): string => {
  const value = given[field];
  return typeof value === "string" ? value : "";
};
