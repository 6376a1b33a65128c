import type { JSX } from "preact";

interface LineCountsProps {
  readonly counts: { readonly added: number; readonly removed: number };
}

export const LineCounts = ({ counts: { added, removed } }: LineCountsProps): JSX.Element => (
  <span class="counts">
    <span class="added">+{added}</span> <span class="removed">−{removed}</span>
  </span>
);
