import type { RunRequest } from "@agentstream/schema";
import type { SessionConfig } from "@agentstream/schema/written";
import { present } from "@agentstream/stream";

import type { AdapterInfo } from "./adapter-info.ts";
import type { Opening, Plan, PlanOptions, Refusal } from "./adapter.ts";
import { checkedPlan } from "./check-request.ts";
import { mcpNote } from "./mcp-servers.ts";
import {
  describeModes,
  findModes,
  isRefused,
  resolveModes,
  type ModeRow,
  type ModeTable,
  type RefusedModes,
} from "./modes.ts";
import { fieldAsSent, readRequest, type ReadRequest } from "./read-request.ts";
import { describeSupport, refuseFields, type SupportTable } from "./supports.ts";
import { fitArgs, isBefore, tooOld, type VersionFlag } from "./version-flags.ts";

/** How one protocol of an agent is started. */
export interface ProtocolPlan<Row extends ModeRow> {
  /** What becomes of each field of a request. */
  readonly supports: SupportTable;
  /** What becomes of each pair of modes. */
  readonly modes: ModeTable<Row>;
  /** Neither mode is asked for: the agent's own settings decide. */
  readonly own: Row;
  /** Other modes, for requests that those above are not for. */
  readonly modesOf?: (asked: ReadRequest) => Pick<ProtocolPlan<Row>, "modes" | "own"> | undefined;
  /** Whether a request leaves the modes to the agent; without it: if neither mode is asked for. */
  readonly isOwn?: (asked: ReadRequest) => boolean;
  /**
   * How to call the CLI. The request has passed all checks. The version is for what arguments alone do not show;
   * without it the call is for the newest.
   */
  readonly call: (asked: ReadRequest, row: Row, version: string | undefined) => Call;
  /** What cannot be guaranteed, in addition to `notGuaranteed` of the modes. */
  readonly notes?: (asked: ReadRequest, row: Row) => readonly string[];
  /** The first version of the CLI that speaks this protocol. */
  readonly since?: string;
  /** Arguments that older versions do not know. */
  readonly versionFlags?: readonly VersionFlag[];
}

/** The parts of a plan that depend on the agent. */
export interface Call {
  readonly args: readonly string[];
  /** Variables for the child; those of the request are added by the planner and win. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Written to the child's input, which is closed after it. */
  readonly stdin?: string | undefined;
  /** For the translator. */
  readonly opening?: Opening | undefined;
  /** Files by name; `{file:NAME}` in `args` and `env` stands for their path. */
  readonly files?: Readonly<Record<string, string | undefined>>;
}

export interface PlannerSpec<Name extends string, Row extends ModeRow> {
  readonly agentType: string;
  readonly command: string;
  /** Of the CLI, for people. */
  readonly name: string;
  readonly protocols: Readonly<Record<Name, ProtocolPlan<Row>>>;
  /** The protocol of a request that names none. */
  readonly choose: (asked: ReadRequest) => NoInfer<Name>;
}

/** A planner, and what it does as data: an adapter spreads it into itself. */
export interface Planner extends Required<Pick<AdapterInfo, "supports" | "modes">> {
  readonly plan: (request: RunRequest, options?: PlanOptions) => Plan | Refusal;
}

/** Plans requests by tables: reading, refusing, `config` and notes are the same for all agents. */
export function createPlanner<Name extends string, Row extends ModeRow>(
  spec: PlannerSpec<Name, Row>,
): Planner {
  const protocols = new Map<string, ProtocolPlan<Row>>(Object.entries(spec.protocols));
  const describe = <T>(describeOne: (protocol: ProtocolPlan<Row>) => T): Record<string, T> =>
    Object.fromEntries([...protocols].map(([name, protocol]) => [name, describeOne(protocol)]));
  return {
    plan: checkedPlan((request, options) =>
      asSent(planOf(spec, protocols, request, options), request),
    ),
    supports: describe(({ supports }) => describeSupport(supports)),
    modes: describe(({ modes, own }) => describeModes(modes, own)),
  };
}

/** Refusals name the fields as the request has them. */
function asSent(planned: Plan | Refusal, request: RunRequest): Plan | Refusal {
  if (!("refusals" in planned)) return planned;
  const refusals = planned.refusals.map(({ field, reason }) => ({
    field: fieldAsSent(field, request),
    reason,
  }));
  return { refusals };
}

function planOf<Name extends string, Row extends ModeRow>(
  spec: PlannerSpec<Name, Row>,
  protocols: ReadonlyMap<string, ProtocolPlan<Row>>,
  request: RunRequest,
  { agentVersion }: PlanOptions = {},
): Plan | Refusal {
  const asked = readRequest(request);
  const chosen = spec.choose(asked);
  const { protocol = chosen } = asked;
  const plan = protocols.get(protocol);
  if (plan !== undefined)
    return planProtocol(
      { ...spec, protocol, agentVersion },
      { ...plan, ...plan.modesOf?.(asked) },
      asked,
    );
  const reason = `Expected ${[...protocols.keys()].join(" or ")}, got ${JSON.stringify(protocol)}.`;
  const others = refusalsOf(spec.protocols[chosen], asked);
  return { refusals: [{ field: "protocol", reason }, ...others] };
}

const asksForNoModes = ({ approvalMode, sandboxMode }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined;

const rowOf = <Row extends ModeRow>(
  { modes, own, isOwn = asksForNoModes }: ProtocolPlan<Row>,
  asked: ReadRequest,
): Row | RefusedModes => (isOwn(asked) ? own : findModes(modes, asked));

function refusalsOf<Row extends ModeRow>(
  plan: ProtocolPlan<Row>,
  asked: ReadRequest,
): Refusal["refusals"] {
  const refusals = refuseFields(plan.supports, asked);
  const row = rowOf(plan, asked);
  if (!isRefused(row)) return refusals;
  return [...refusals, { field: row.field ?? "sandboxMode", reason: row.refused }];
}

interface Planned extends Pick<PlannerSpec<string, never>, "agentType" | "command" | "name"> {
  readonly protocol: string;
  readonly agentVersion: string | undefined;
}

function planProtocol<Row extends ModeRow>(
  { agentType, command, name, protocol, agentVersion }: Planned,
  plan: ProtocolPlan<Row>,
  asked: ReadRequest,
): Plan | Refusal {
  const about = { name, version: agentVersion };
  const refusals = [...protocolRefusals(plan, protocol, about), ...refusalsOf(plan, asked)];
  const row = rowOf(plan, asked);
  if (refusals.length > 0 || isRefused(row)) return { refusals };
  const { args: newest, env, stdin, opening, files = {} } = plan.call(asked, row, agentVersion);
  const { args, ...fitted } = fitArgs(newest, plan.versionFlags ?? [], about);
  if (fitted.refusals.length > 0) return { refusals: fitted.refusals };
  const notes = [
    ...row.notGuaranteed,
    ...mcpNote(asked),
    ...(plan.notes?.(asked, row) ?? []),
    ...fitted.notes,
  ];
  return {
    command,
    args,
    env: present({ ...env, ...asked.env }),
    stdin,
    files: present(files),
    protocol,
    ...present({ opening }),
    config: configOf({ ...asked, agentType, protocol }, plan, row, notes),
    notes,
  };
}

function protocolRefusals(
  { since }: Pick<ProtocolPlan<never>, "since">,
  protocol: string,
  { name, version }: { readonly name: string; readonly version: string | undefined },
): Refusal["refusals"] {
  if (version === undefined || since === undefined || !isBefore(version, since)) return [];
  return [{ field: "protocol", reason: tooOld({ name, version, since }, protocol) }];
}

type ToolField = "allowedTools" | "autoApproveTools" | "disallowedTools";

/** What the run gets: of the modes, those of its row. */
function configOf<Row extends ModeRow>(
  asked: ReadRequest & { readonly agentType: string; readonly protocol: string },
  { supports, modes, isOwn = asksForNoModes }: ProtocolPlan<Row>,
  { grants }: Row,
  notes: string[],
): SessionConfig {
  const { agentType, protocol, projectId, cwd, model, permissionTier, permissionMode } = asked;
  const listOf = (field: ToolField): string[] | undefined =>
    typeof supports[field] === "string" ? undefined : asked[field];
  return present({
    agentType,
    protocol,
    projectId,
    cwd,
    model,
    permissionTier,
    permissionMode,
    allowedTools: listOf("allowedTools"),
    autoApproveTools: listOf("autoApproveTools"),
    disallowedTools: listOf("disallowedTools"),
    maxTurns: asked.maxTurns,
    maxBudgetUsd: asked.maxBudgetUsd,
    ...(isOwn(asked) ? {} : { ...resolveModes(modes, asked), ...grants }),
    notGuaranteed: notes.length > 0 ? notes : undefined,
  });
}
