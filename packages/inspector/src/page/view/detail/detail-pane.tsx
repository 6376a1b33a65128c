import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { useApp } from "../../state/app-context.ts";
import type { Tab } from "../../state/create-app.ts";
import { useStore } from "../../state/store.ts";
import { IconButton } from "../parts/icon-button.tsx";
import { AgentsTab } from "./agents-tab.tsx";
import { FilesTab } from "./files-tab.tsx";
import { ItemTab } from "./item-tab.tsx";
import { UsageTab } from "./usage-tab.tsx";

/** The pane on the right: what is selected, and views of the whole session. */
export function DetailPane(): JSX.Element {
  const { viewer, tab, pane } = useApp();
  const shown = useStore(viewer.shown);
  const current = useStore(tab);
  const [isWide, setWide] = useState(false);
  const files = shown?.timeline.files.size ?? 0;
  const tabs: readonly (readonly [Tab, string, number?])[] = [
    ["detail", "Selected"],
    ["files", "Files", files],
    ["agents", "Agents"],
    ["usage", "Usage"],
  ];
  function widen(): void {
    setWide(!isWide);
    document.documentElement.classList.toggle("wide-detail", !isWide);
  }
  return (
    <>
      <header class="detail-header">
        <span class="only-narrow">
          <IconButton icon="back" label="Back" onClick={() => pane.set("stream")} />
        </span>
        <div class="tabs" role="tablist" aria-label="Details">
          {tabs.map(([name, label, count]) => (
            <button
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls="tab-panel"
              aria-selected={current === name}
              onClick={() => tab.set(name)}
            >
              {label} {count !== undefined && count > 0 && <span class="count">{count}</span>}
            </button>
          ))}
        </div>
        <span class="only-broad">
          <IconButton icon="wide" label="Wider" pressed={isWide} onClick={widen} />
        </span>
      </header>
      <div
        class="detail-body"
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        tabIndex={0}
      >
        {shown !== undefined && <TabContent tab={current} shown={shown} />}
      </div>
    </>
  );
}

function TabContent({
  tab,
  shown,
}: {
  readonly tab: Tab;
  readonly shown: Parameters<typeof ItemTab>[0]["shown"];
}): JSX.Element {
  switch (tab) {
    case "detail":
      return <ItemTab shown={shown} />;
    case "files":
      return <FilesTab timeline={shown.timeline} />;
    case "agents":
      return <AgentsTab timeline={shown.timeline} />;
    case "usage":
      return <UsageTab timeline={shown.timeline} />;
  }
}
