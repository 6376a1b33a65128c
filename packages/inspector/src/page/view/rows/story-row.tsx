import { Component, type ComponentChildren, type JSX } from "preact";

import type { Item } from "../../model/item.ts";
import { FileRow } from "./file-row.tsx";
import { JobRow } from "./job-row.tsx";
import { MessageRow } from "./message-row.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { PlanRow } from "./plan-row.tsx";
import { RequestRow } from "./request-row.tsx";
import { TextRow } from "./text-row.tsx";
import { ToolRow } from "./tool-row.tsx";

interface RowActions {
  readonly onSelect: (key: string) => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

interface StoryRowProps extends RowActions {
  readonly item: Item;
  readonly isSelected: boolean;
  /** Absent: nobody has opened or folded it. */
  readonly isOpen: boolean | undefined;
}

/** One item of the story. Drawn again only if something about it has changed. */
export class StoryRow extends Component<StoryRowProps> {
  override shouldComponentUpdate(next: Readonly<StoryRowProps>): boolean {
    const { item, isSelected, isOpen } = this.props;
    return item !== next.item || isSelected !== next.isSelected || isOpen !== next.isOpen;
  }

  override render({ item, isSelected, isOpen, onSelect, onToggle }: StoryRowProps): JSX.Element {
    const nested = item.owner === undefined ? "" : " nested";
    return (
      <div
        class={`item kind-${item.kind}${nested}`}
        aria-current={isSelected ? "true" : undefined}
        onClick={() => onSelect(item.key)}
      >
        {contentOf(item, isOpen, (open) => onToggle(item.key, open))}
      </div>
    );
  }
}

function contentOf(
  item: Item,
  isOpen: boolean | undefined,
  toggle: (isOpen: boolean) => void,
): ComponentChildren {
  switch (item.kind) {
    case "message":
      return <MessageRow item={item} />;
    case "text":
    case "thinking":
      return <TextRow item={item} isOpen={isOpen} onToggle={toggle} />;
    case "tool":
      return <ToolRow item={item} isOpen={isOpen} onToggle={toggle} />;
    case "file":
      return <FileRow item={item} isOpen={isOpen} onToggle={toggle} />;
    case "plan":
      return <PlanRow item={item} />;
    case "permission":
    case "question":
      return <RequestRow item={item} />;
    case "subagent":
    case "task":
    case "hook":
      return <JobRow item={item} isOpen={isOpen} onToggle={toggle} />;
    case "notice":
    case "native":
      return <NoticeRow item={item} />;
  }
}
