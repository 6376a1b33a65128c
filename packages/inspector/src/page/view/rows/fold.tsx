import type { ComponentChildren, JSX } from "preact";

import { Icon, type IconName } from "../parts/icon.tsx";

export interface FoldProps {
  readonly icon: IconName;
  readonly name: string;
  readonly summary: string;
  /** On the right: how long it took, its exit code. */
  readonly facts: ComponentChildren;
  readonly tone?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}

/** One line that opens. */
export function Fold(props: FoldProps): JSX.Element {
  const { icon, name, summary, facts, tone = "", isOpen, onToggle, children } = props;
  return (
    <div class={`fold ${tone}`}>
      <div class="fold-head">
        <button
          type="button"
          class="fold-toggle"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Fold" : "Open"} ${name} ${summary}`}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(!isOpen);
          }}
        >
          <Icon name="chevron" />
        </button>
        <Icon name={icon} />
        <span class="fold-name">{name}</span>
        <span class="fold-summary">{summary}</span>
        <span class="fold-facts">{facts}</span>
      </div>
      {isOpen && <div class="fold-body">{children}</div>}
    </div>
  );
}
