import type { UnifiedEvent } from "@agentstream/schema";
import type { JSX } from "preact";

import { CopyButton } from "../parts/copy-button.tsx";
import { Json } from "../parts/json.tsx";

interface NativeLineProps {
  readonly native: unknown;
  readonly event: UnifiedEvent;
}

/** The line that the agent printed; or why it is not here. */
export function NativeLine({ native, event }: NativeLineProps): JSX.Element {
  const { origin } = event;
  const title = origin?.line === undefined ? "Native line" : `Native line ${origin.line}`;
  return (
    <div class="column native">
      <div class="column-head">
        <span>
          {title} {origin?.type !== undefined && <code>{origin.type}</code>}
        </span>
        {native !== undefined && (
          <CopyButton label="Copy the native line" text={() => JSON.stringify(native)} />
        )}
      </div>
      {native === undefined ? <p class="muted pad">{absence(event)}</p> : <Json value={native} />}
    </div>
  );
}

function absence({ origin, type }: UnifiedEvent): JSX.Element | string {
  if (origin === undefined)
    return type === "rawOutput"
      ? "This line is no JSON: the event has all of it."
      : "No line of the agent: Agentstream emitted this event itself.";
  return (
    <>
      This run did not keep its native lines. Start the gateway with <code>serve --raw</code> to see
      them here.
    </>
  );
}
