import type { JSX } from "preact";

import type { PermissionItem, QuestionItem } from "../../model/item.ts";
import { requestTitle } from "../../model/request-title.ts";
import { Icon } from "../parts/icon.tsx";

/** A request in one line; its card, while it waits, stands below the stream. */
export function RequestRow({
  item,
}: {
  readonly item: PermissionItem | QuestionItem;
}): JSX.Element {
  const outcome = item.resolution?.outcome;
  const tone = toneOf(outcome);
  return (
    <div class={`request ${tone}`}>
      <Icon name={item.kind === "permission" ? "lock" : "question"} />
      <span class="request-title">{requestTitle(item)}</span>
      <span class={`badge ${tone}`}>{outcome ?? "waits for you"}</span>
      <span class="muted">{answerOf(item)}</span>
    </div>
  );
}

function toneOf(outcome: string | undefined): string {
  if (outcome === undefined) return "waiting";
  return outcome === "allowed" || outcome === "answered" ? "good" : "bad";
}

function answerOf(item: PermissionItem | QuestionItem): string {
  if (item.kind === "question")
    return Object.values(item.resolution?.answers ?? {})
      .flat()
      .join(", ");
  const { by, message } = item.resolution ?? {};
  return [by === undefined || by === "user" ? undefined : `by ${by}`, message]
    .filter(Boolean)
    .join(": ");
}
