import { validate, type RunRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { UsageError } from "../usage-error.ts";
import { keyOf, protocolOf, type Case } from "./expectation.ts";

export interface TurnOfCase {
  /** The turn before the scenario's prompt. */
  readonly isEarlier?: boolean;
  /** The native id of the conversation that it continues. */
  readonly resume?: string | undefined;
}

/** What a user of the project would ask for. */
export function requestOf(
  one: Case,
  cwd: string,
  { isEarlier = false, resume }: TurnOfCase = {},
): RunRequest {
  const { vendor, scenario, direction } = one;
  const request: unknown = present({
    prompt: isEarlier ? scenario.earlier?.prompt : promptOf(one),
    cwd,
    model: vendor.hasModelSetting === true ? undefined : vendor.model,
    protocol: protocolOf(one),
    interactive: direction === "twoWay",
    resume,
    ...scenario.request,
  });
  const result = validate("requests/run", request);
  if (result.ok) return result.value;
  const [error] = result.errors;
  throw new UsageError(`${scenario.name}, ${keyOf(one)}: request${error?.path} ${error?.message}`);
}

export const promptOf = ({ scenario: { prompt, images = [] } }: Case): RunRequest["prompt"] =>
  images.length === 0
    ? prompt
    : [
        { type: "text", text: prompt },
        ...images.map((path) => ({ type: "image" as const, path, mimeType: "image/png" })),
      ];
