import type { JSX } from "preact";

import { openRequests } from "../../model/open-requests.ts";
import type { Shown } from "../../state/shown.ts";
import { PermissionCard } from "./permission-card.tsx";
import { QuestionCard } from "./question-card.tsx";

/** What waits for an answer, always in sight: the oldest request first. */
export function RequestDock({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const open = openRequests(shown.timeline.items);
  const [first] = open;
  if (first === undefined) return null;
  return (
    <section class="dock" aria-label="Waits for you">
      {first.kind === "permission" ? (
        <PermissionCard key={first.key} request={first.request} />
      ) : (
        <QuestionCard key={first.key} request={first.request} />
      )}
      {open.length > 1 && <p class="muted">{open.length - 1} more wait behind this one.</p>}
    </section>
  );
}
