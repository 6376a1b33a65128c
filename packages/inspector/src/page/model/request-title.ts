import { firstLine } from "./format.ts";
import type { OpenRequest } from "./open-requests.ts";

/** What is asked for, in one line. */
export function requestTitle(item: OpenRequest): string {
  if (item.kind === "question")
    return item.request.questions[0]?.question ?? item.request.message ?? "A question";
  const { title, toolName, arguments: given = {} } = item.request;
  if (title !== undefined && title !== "") return firstLine(title);
  const command = given["command"];
  return typeof command === "string" ? `${toolName}: ${firstLine(command)}` : toolName;
}
