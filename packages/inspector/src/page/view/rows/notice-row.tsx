import type { JSX } from "preact";

import type { NoticeItem } from "../../model/item.ts";
import { Icon } from "../parts/icon.tsx";
import { Prose } from "../parts/prose.tsx";

const icons = { plain: "dot", good: "check", warn: "alert", bad: "alert" } as const;

/** A line about the session. A failure comes with what to do about it. */
export function NoticeRow({ item }: { readonly item: NoticeItem }): JSX.Element {
  const { tone, title, text, remedy, isBoundary } = item;
  return (
    <div class={`note ${tone}${isBoundary ? " boundary" : ""}`}>
      <Icon name={icons[tone]} />
      <span class="note-title">{title}</span>
      <span class="note-text">{text}</span>
      {remedy !== undefined && (
        <div class="remedy">
          <Prose text={remedy} />
        </div>
      )}
    </div>
  );
}
