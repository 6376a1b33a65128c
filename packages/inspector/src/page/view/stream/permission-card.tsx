import type { PermissionOption, PermissionRequestedEvent } from "@agentstream/schema";
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { linesOfChange } from "../../model/changed-lines.ts";
import { prettyJson, shortPath } from "../../model/format.ts";
import { answerOf, optionsOf } from "../../model/permission-options.ts";
import { useApp } from "../../state/app-context.ts";
import { useKeys } from "../../state/use-keys.ts";
import { Diff } from "../parts/diff.tsx";
import { Icon } from "../parts/icon.tsx";
import { LongText } from "../parts/long-text.tsx";
import { Prose } from "../parts/prose.tsx";

/** A permission that an agent asks for. `a` allows, `d` denies, a number chooses an option. */
export function PermissionCard({
  request,
}: {
  readonly request: PermissionRequestedEvent;
}): JSX.Element {
  const { actions } = useApp();
  const [isSent, setSent] = useState(false);
  const options = optionsOf(request);
  async function choose(option: PermissionOption): Promise<void> {
    if (isSent) return;
    setSent(true);
    if (!(await actions.answerPermission(request.requestId, answerOf(option)))) setSent(false);
  }
  const press = (kind: string): void => {
    const option = options.find((one) => one.kind === kind);
    if (option !== undefined) void choose(option);
  };
  useKeys({
    a: () => press("allow"),
    d: () => press("deny"),
    ...Object.fromEntries(
      options.map((option, index) => [String(index + 1), () => void choose(option)]),
    ),
  });
  return (
    <div class="card" role="group" aria-label={`Permission: ${request.toolName}`}>
      <div class="card-head">
        <Icon name="lock" />
        <b>Allow {request.toolName}?</b>
        <span class="muted">{request.reason ?? ""}</span>
      </div>
      <div class="card-body">
        <PermissionBody request={request} />
      </div>
      <div class="card-actions">
        {options.map((option, index) => (
          <button
            type="button"
            class={option.kind === "allow" ? "primary" : ""}
            disabled={isSent}
            onClick={() => void choose(option)}
          >
            {option.label ?? option.kind} <kbd>{keyOf(option, index)}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}

function keyOf({ kind }: PermissionOption, index: number): string {
  if (kind === "allow") return "A";
  return kind === "deny" ? "D" : String(index + 1);
}

function PermissionBody({ request }: { readonly request: PermissionRequestedEvent }): JSX.Element {
  const { changes = [], arguments: given = {}, plan, title } = request;
  const command = given["command"];
  if (plan !== undefined) return <Prose text={plan} />;
  if (changes.length > 0)
    return (
      <>
        {changes.map((change) => (
          <>
            <div class="path">{shortPath(change.filePath, 5)}</div>
            <Diff lines={linesOfChange(change)} />
          </>
        ))}
      </>
    );
  const text = typeof command === "string" ? `$ ${command}` : prettyJson(given);
  const isEmpty = Object.keys(given).length === 0;
  return (
    <>
      {title !== undefined && title !== command && <p>{title}</p>}
      {!isEmpty && (
        <LongText text={text}>
          {(shown) => (
            <pre class="code command" tabIndex={0}>
              {shown}
            </pre>
          )}
        </LongText>
      )}
    </>
  );
}
