import type { Paint } from "../terminal-view/paint.ts";
import type { Finding } from "./examine-agent.ts";

/** The finding in lines. */
export function describeFinding(finding: Finding, paint: Paint): string {
  const { agent, isUsable, path, permissions, version, versionStatus } = finding;
  const status = version === undefined ? "" : `${version} (${versionStatus})`;
  const place = path === undefined ? "" : `${path} (${permissions})`;
  const head = [paint.bold(agent.padEnd(9)), status.padEnd(20), place].join(" ").trimEnd();
  const set = Object.keys(finding.keys).filter((key) => finding.keys[key] === true);
  const lines = [
    `${isUsable ? paint.green("✓") : paint.red("✗")} ${head}`,
    ...set.map((key) => `    ${key} is set`),
    ...finding.problems.map((problem) => `    ${paint.red("!")} ${problem}`),
    ...finding.advice.map((advice) => `    ${paint.dim("→")} ${advice}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}
