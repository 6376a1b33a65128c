import type { JSX } from "preact";

import { firstLine } from "../../model/format.ts";
import type { JobItem } from "../../model/item.ts";
import { Prose } from "../parts/prose.tsx";
import { Fold } from "./fold.tsx";

const icons = { subagent: "agent", task: "execute", hook: "hook" } as const;
const names = { subagent: "Sub-agent", task: "Background task", hook: "Hook" } as const;

interface JobRowProps {
  readonly item: JobItem;
  readonly isOpen: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => void;
}

export function JobRow({ item, isOpen, onToggle }: JobRowProps): JSX.Element {
  const { kind, title, output, state } = item;
  return (
    <Fold
      icon={icons[kind]}
      name={names[kind]}
      summary={firstLine(title)}
      tone={state}
      facts={
        <>
          {state === "failed" && <span class="badge bad">failed</span>}
          {state === "running" && <span class="spinner" role="img" aria-label="running" />}
        </>
      }
      isOpen={isOpen ?? state === "failed"}
      onToggle={onToggle}
    >
      {output === "" ? <p class="muted">It has printed nothing.</p> : <Prose text={output} />}
    </Fold>
  );
}
