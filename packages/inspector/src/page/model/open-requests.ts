import type { Item, PermissionItem, QuestionItem } from "./item.ts";

export type OpenRequest = PermissionItem | QuestionItem;

/** The requests that wait for an answer. They end with their run, so that only the newest run can have any. */
export function openRequests(items: readonly Item[]): OpenRequest[] {
  const open: OpenRequest[] = [];
  for (const item of items) {
    if (item.kind === "notice" && item.isBoundary) open.length = 0;
    else if (isOpenRequest(item)) open.push(item);
  }
  return open;
}

const isOpenRequest = (item: Item): item is OpenRequest =>
  (item.kind === "permission" || item.kind === "question") && item.resolution === undefined;
