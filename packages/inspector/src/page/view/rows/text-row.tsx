import type { JSX } from "preact";

import { firstLine } from "../../model/format.ts";
import type { TextItem } from "../../model/item.ts";
import { LongText } from "../parts/long-text.tsx";
import { Prose } from "../parts/prose.tsx";
import { Fold } from "./fold.tsx";

interface TextRowProps {
  readonly item: TextItem;
  readonly isOpen: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => void;
}

/** What an agent says; what it thinks is folded once it is complete. */
export function TextRow({ item, isOpen, onToggle }: TextRowProps): JSX.Element {
  const { text, state, kind } = item;
  const body = (
    <LongText text={text} fromEnd={state === "open"}>
      {(shown) => <Prose text={shown} />}
    </LongText>
  );
  if (kind === "thinking")
    return (
      <Fold
        icon="think"
        name="Thinking"
        summary={firstLine(text)}
        facts={state === "complete" ? "" : state === "open" ? "…" : state}
        isOpen={isOpen ?? state === "open"}
        onToggle={onToggle}
      >
        {body}
      </Fold>
    );
  return (
    <div class={`say ${state}`}>
      {body}
      {state === "discarded" && <span class="badge">discarded: the agent started again</span>}
      {state === "interrupted" && <span class="badge warn">interrupted</span>}
    </div>
  );
}
