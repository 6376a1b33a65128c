import type { ModeInfo, ModesInfo, SupportInfo } from "@agentstream/adapter-kit";

const sandboxModes = ["readOnly", "workspaceWrite", "none", "fullAccess"] as const;

const cell = (info: ModeInfo): string => ("refused" in info ? "refused" : info.summary);

export const modeHeader: readonly string[] = ["approvalMode", ...sandboxModes];

/** What each pair of modes becomes; approval modes that become the same are one row. */
export function modeRows({ pairs }: ModesInfo): string[][] {
  const lines: string[][] = [];
  for (const [approvalMode, row] of Object.entries(pairs)) {
    const cells = sandboxModes.map((sandboxMode) => cell(row[sandboxMode]));
    const last = lines.at(-1);
    if (last?.slice(1).join() === cells.join()) last[0] += `, ${approvalMode}`;
    else lines.push([approvalMode, ...cells]);
  }
  return lines;
}

/** The fields that are refused, and why. */
export function refusedRows(supports: Readonly<Record<string, SupportInfo>>): string[][] {
  const lines: string[][] = [];
  for (const [protocol, fields] of Object.entries(supports)) {
    for (const [field, support] of Object.entries(fields)) {
      if (support === true) continue;
      const same = lines.find(([name, , reason]) => name === `\`${field}\`` && reason === support);
      if (same === undefined) lines.push([`\`${field}\``, protocol, support]);
      else same[1] += `, ${protocol}`;
    }
  }
  return lines;
}
