import type { ComponentChildren, JSX } from "preact";

import { linesOfChange } from "../../model/changed-lines.ts";
import { formatDuration, prettyJson, shortPath } from "../../model/format.ts";
import type { ToolItem } from "../../model/item.ts";
import { toolOutput, toolSummary } from "../../model/tool-summary.ts";
import { Diff } from "../parts/diff.tsx";
import { isIcon } from "../parts/icon.tsx";
import { LongText } from "../parts/long-text.tsx";
import { Fold } from "./fold.tsx";

interface ToolRowProps {
  readonly item: ToolItem;
  readonly isOpen: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A call of a tool in one line: kind, title, duration, exit code. Those that failed are open. */
export function ToolRow({ item, isOpen, onToggle }: ToolRowProps): JSX.Element {
  const { toolKind, toolName, state } = item;
  return (
    <Fold
      icon={isIcon(toolKind) ? toolKind : "other"}
      name={toolName}
      summary={toolSummary(item)}
      tone={state}
      facts={<ToolFacts item={item} />}
      isOpen={isOpen ?? (state === "failed" || item.changes.length > 0)}
      onToggle={onToggle}
    >
      <ToolBody item={item} />
    </Fold>
  );
}

function ToolFacts({ item }: { readonly item: ToolItem }): JSX.Element {
  const { state, exitCode, durationMs } = item;
  const isRunning = state === "running" || state === "input";
  return (
    <>
      {state === "denied" && <span class="badge bad">denied</span>}
      {state === "cancelled" && <span class="badge warn">cancelled</span>}
      {state === "failed" && exitCode === undefined && <span class="badge bad">failed</span>}
      {exitCode !== undefined && exitCode !== 0 && <span class="badge bad">exit {exitCode}</span>}
      {isRunning && <span class="spinner" role="img" aria-label="running" />}
      {durationMs !== undefined && durationMs > 0 && (
        <span class="duration">{formatDuration(durationMs)}</span>
      )}
    </>
  );
}

export function ToolBody({ item }: { readonly item: ToolItem }): JSX.Element {
  const { arguments: given = {}, changes, state } = item;
  const output = toolOutput(item);
  const command = given["command"];
  return (
    <>
      {typeof command === "string" && <Block text={`$ ${command}`} tone="command" />}
      {changes.map((change) => (
        <>
          <div class="path">{shortPath(change.filePath, 5)}</div>
          <Diff lines={linesOfChange(change)} />
        </>
      ))}
      {command === undefined && changes.length === 0 && Object.keys(given).length > 0 && (
        <Block text={prettyJson(given)} tone="input" />
      )}
      {state === "input" && item.input !== "" && <Block text={item.input} tone="input" />}
      {output !== "" && changes.length === 0 && <Block text={output} tone={state} />}
    </>
  );
}

function Block({
  text,
  tone,
}: {
  readonly text: string;
  readonly tone: string;
}): ComponentChildren {
  return (
    <LongText text={text}>
      {(shown) => (
        <pre class={`code ${tone}`} tabIndex={0}>
          {shown}
        </pre>
      )}
    </LongText>
  );
}
