import type { JSX } from "preact";

import type { Item } from "../../model/item.ts";
import { toolSummary } from "../../model/tool-summary.ts";
import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { ToolBody } from "../rows/tool-row.tsx";
import { EventStepper } from "./event-stepper.tsx";

/** What is selected: what it is, and the events and native lines that it was made from. */
export function ItemTab({ shown }: { readonly shown: Shown }): JSX.Element {
  const { selected } = useApp();
  const selection = useStore(selected);
  const item = selection && shown.timeline.itemOf(selection.key);
  if (selection === undefined || item === undefined)
    return (
      <p class="muted pad">
        Select anything in the stream to see its events, and beside each the line that the agent
        printed. <kbd>J</kbd> and <kbd>K</kbd> go from one to the next.
      </p>
    );
  return (
    <div class="item-detail">
      <h2>{titleOf(item)}</h2>
      {item.kind === "tool" && (
        <div class="tool-detail">
          <p class="muted">{toolSummary(item)}</p>
          <ToolBody item={item} />
        </div>
      )}
      <EventStepper item={item} selection={selection} shown={shown} />
    </div>
  );
}

const titles = {
  message: "Prompt",
  text: "Text",
  thinking: "Thinking",
  file: "File",
  plan: "Plan",
  permission: "Permission",
  question: "Question",
  subagent: "Sub-agent",
  task: "Background task",
  hook: "Hook",
} as const;

function titleOf(item: Item): string {
  if (item.kind === "tool") return item.toolName;
  return item.kind === "notice" || item.kind === "native" ? item.title : titles[item.kind];
}
