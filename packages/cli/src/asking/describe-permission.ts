import type { PermissionRequestedEvent, ProposedChange } from "@agentstream/schema";

import { describeTool } from "../terminal-view/describe-tool.ts";
import type { Paint } from "../terminal-view/paint.ts";
import { inOneLine, stripControls } from "../terminal-view/strip-controls.ts";
import type { Choice } from "./permission-choices.ts";

/** How much of a text is shown: enough to decide. */
const mostLines = 40;
const mostWidth = 2000;

/** The request and its possible answers; the answer is typed in the last line. */
export function describePermission(
  event: PermissionRequestedEvent,
  choices: readonly Choice[],
  paint: Paint,
): string {
  const { toolName, title, reason, plan, changes = [] } = event;
  return [
    `${paint.yellow("?")} ${paint.bold(`May it use ${describeTool({ toolName, title }, 200)}?`)}`,
    ...details(event),
    ...indented(reason === undefined ? undefined : `because: ${reason}`),
    ...indented(plan),
    ...changes.flatMap((change) => changeLines(change)),
    ...choiceLines(choices, paint),
    "> ",
  ].join("\n");
}

/** All arguments, because a title may be incomplete; changes and a plan are shown separately. */
function details({
  arguments: given = {},
  changes = [],
  plan,
}: PermissionRequestedEvent): string[] {
  if (changes.length > 0) return [];
  const others = Object.entries(given).filter(([, value]) => value !== plan);
  return others.flatMap(([name, value]) =>
    indented(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`),
  );
}

function changeLines({ filePath, changeType, diff, after }: ProposedChange): string[] {
  const content = diff ?? after;
  return [...indented(`${changeType}: ${filePath}`), ...indented(content, "      ")];
}

function indented(text: string | undefined, indent = "    "): string[] {
  if (text === undefined) return [];
  const lines = stripControls(text).trimEnd().split("\n");
  const shown = lines.slice(0, mostLines).map((line) => indent + cut(line));
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `${indent}… and ${more} lines more`];
}

const cut = (line: string): string =>
  line.length <= mostWidth
    ? line
    : `${line.slice(0, mostWidth)}… and ${line.length - mostWidth} characters more`;

/** In one line if they are short; a rule is shown whole. */
function choiceLines(choices: readonly Choice[], paint: Paint): string[] {
  const labels = choices.map(({ key, label }) => [key, inOneLine(label, mostWidth)] as const);
  const lines = labels.map(([key, label]) => `${paint.cyan(key)} ${label}`);
  const isShort = labels.every(([, label]) => label.length <= 24);
  return isShort ? [`  ${lines.join(" · ")}`] : lines.map((line) => `  ${line}`);
}
