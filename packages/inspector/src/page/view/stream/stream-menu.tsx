import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { curlOfEvents, curlOfRun, type CurlTarget } from "../../model/curl.ts";
import { linesOfEvents } from "../../recording/lines-of-events.ts";
import { useApp } from "../../state/app-context.ts";
import { downloadPage, downloadText } from "../../state/download.ts";
import type { Shown } from "../../state/shown.ts";
import { Icon, type IconName } from "../parts/icon.tsx";

/** What is done more rarely. */
export function StreamMenu({ shown }: { readonly shown: Shown }): JSX.Element {
  const { notify, replayer, gateway } = useApp();
  const menu = useRef<HTMLDetailsElement>(null);
  const { sessionId, timeline, source } = shown;
  const name = (shown.name ?? sessionId).replace(/\.(?:jsonl|ndjson|json)$/, "");
  const target: CurlTarget = {
    url: gateway.get()?.url ?? location.origin,
    sessionId,
    agentType: timeline.totals.agentType ?? "demo",
    prompt: promptOf(shown),
  };
  useEffect(() => closeFromOutside(menu), []);

  function entry(icon: IconName, label: string, work: () => void): JSX.Element {
    const onClick = (): void => {
      if (menu.current !== null) menu.current.open = false;
      work();
    };
    return (
      <button type="button" onClick={onClick}>
        <Icon name={icon} /> {label}
      </button>
    );
  }
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => notify({ tone: "plain", text: "Copied." }),
      () => notify({ tone: "bad", text: "The browser does not let this page copy." }),
    );
  const saveHtml = (): void =>
    void downloadPage(name, timeline.events).catch((error: unknown) =>
      notify({ tone: "bad", text: error instanceof Error ? error.message : String(error) }),
    );

  return (
    <details class="menu" ref={menu}>
      <summary class="icon-button" aria-label="More" title="More">
        <Icon name="menu" />
      </summary>
      <div class="menu-list">
        {entry("play", "Replay at its own speed", replayer.start)}
        {entry("download", "Export as one HTML file", saveHtml)}
        {entry("download", "Download the events (.jsonl)", () =>
          downloadText(`${name}.jsonl`, linesOfEvents(timeline.events)),
        )}
        {source === "live" && (
          <>
            {entry("copy", "Copy link", () => copy(location.href))}
            {entry("copy", "Copy as curl: start this run", () => copy(curlOfRun(target)))}
            {entry("copy", "Copy as curl: follow its events", () => copy(curlOfEvents(target)))}
          </>
        )}
      </div>
    </details>
  );
}

function closeFromOutside(menu: { readonly current: HTMLDetailsElement | null }): () => void {
  const close = (event: Event): void => {
    const isInside = event.target instanceof Node && menu.current?.contains(event.target) === true;
    if (menu.current !== null && !isInside) menu.current.open = false;
  };
  document.addEventListener("click", close);
  return () => document.removeEventListener("click", close);
}

function promptOf({ timeline }: Shown): string {
  const message = timeline.items.find((item) => item.kind === "message");
  return message?.kind === "message" ? message.text : "Hello";
}
