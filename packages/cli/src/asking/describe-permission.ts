import type { PermissionRequestedEvent, ProposedChange } from "@agentstream/schema";

import { describeTool } from "../terminal-view/describe-tool.ts";
import type { Paint } from "../terminal-view/paint.ts";
import { inOneLine, stripControls } from "../terminal-view/strip-controls.ts";
import type { Choice } from "./permission-choices.ts";

/** So much of a text is shown; whoever allows something should see what. */
const mostLines = 40;
const mostWidth = 2000;

/** What the agent wants, and how it can be answered; the last line is where the answer is typed. */
export function describePermission(
  event: PermissionRequestedEvent,
  choices: readonly Choice[],
  paint: Paint,
): string {
  const { toolName, title, reason, plan, changes = [] } = event;
  return [
    `${paint.yellow("?")} ${paint.bold(`May it use ${describeTool({ toolName, title }, 200)}?`)}`,
    ...details(event),
    ...(reason === undefined ? [] : indented(`because: ${reason}`)),
    ...(plan === undefined ? [] : indented(plan)),
    ...changes.flatMap((change) => changeLines(change)),
    ...choiceLines(choices, paint),
    "> ",
  ].join("\n");
}

/** All arguments, for a title may leave out what matters; but changes and a plan are told anyway. */
function details({
  arguments: given = {},
  changes = [],
  plan,
}: PermissionRequestedEvent): string[] {
  if (changes.length > 0) return [];
  const untold = Object.entries(given).filter(([, value]) => value !== plan);
  return untold.flatMap(([name, value]) =>
    indented(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`),
  );
}

function changeLines({ filePath, changeType, diff, after }: ProposedChange): string[] {
  const content = diff ?? after;
  return [
    ...indented(`${changeType}: ${filePath}`),
    ...(content === undefined ? [] : indented(content, "      ")),
  ];
}

function indented(text: string, indent = "    "): string[] {
  const lines = stripControls(text).trimEnd().split("\n");
  const shown = lines.slice(0, mostLines).map((line) => indent + cut(line));
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `${indent}… and ${more} lines more`];
}

const cut = (line: string): string =>
  line.length <= mostWidth
    ? line
    : `${line.slice(0, mostWidth)}… and ${line.length - mostWidth} characters more`;

/** In one line where they are short; a rule to be allowed is to be read whole. */
function choiceLines(choices: readonly Choice[], paint: Paint): string[] {
  const told = choices.map(({ key, label }) => [key, inOneLine(label, mostWidth)] as const);
  const lines = told.map(([key, label]) => `${paint.cyan(key)} ${label}`);
  const isShort = told.every(([, label]) => label.length <= 24);
  return isShort ? [`  ${lines.join(" · ")}`] : lines.map((line) => `  ${line}`);
}
