import type { JSX } from "preact";

import type { PlanItem } from "../../model/item.ts";
import { Icon } from "../parts/icon.tsx";

export const PlanRow = ({ item }: { readonly item: PlanItem }): JSX.Element => (
  <div class="plan">
    <div class="plan-head">
      <Icon name="plan" /> Plan
      <span class="muted">
        {item.entries.filter(({ status }) => status === "completed").length} of{" "}
        {item.entries.length}
      </span>
    </div>
    <ul>
      {item.entries.map(({ content, status }) => (
        <li class={status}>
          <span class="box" role="img" aria-label={status}>
            {status === "completed" && <Icon name="check" />}
          </span>
          {content}
        </li>
      ))}
    </ul>
  </div>
);
