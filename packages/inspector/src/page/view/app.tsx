import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { AppContext } from "../state/app-context.ts";
import type { App } from "../state/create-app.ts";
import { useStore } from "../state/store.ts";
import { DetailPane } from "./detail/detail-pane.tsx";
import { GoneBanner } from "./gone-banner.tsx";
import { Keys } from "./keys.tsx";
import { LoginForm } from "./login-form.tsx";
import { SessionsPane } from "./sessions/sessions-pane.tsx";
import { StartDialog } from "./start-dialog.tsx";
import { StreamPane } from "./stream/stream-pane.tsx";

/** Three panes, which are one on a narrow screen. */
export function AppView({ app }: { readonly app: App }): JSX.Element {
  const connection = useStore(app.connection);
  const shown = useStore(app.viewer.shown);
  const pane = useStore(app.pane);
  const dialog = useStore(app.dialog);
  const toast = useStore(app.toast);
  const needsLogin = connection.state === "login" && shown?.source !== "file";
  const hasSessions = connection.state !== "none";
  return (
    <AppContext.Provider value={app}>
      {connection.state === "gone" && <GoneBanner {...connection} />}
      <div
        class={`app${hasSessions ? "" : " alone"}${shown === undefined ? " no-detail" : ""}`}
        data-pane={needsLogin ? "stream" : pane}
      >
        <aside class="pane sessions" aria-label="Sessions">
          <SessionsPane />
        </aside>
        <main class="pane stream">
          {needsLogin ? (
            <LoginForm
              message={connection.message}
              url={app.gateway.get()?.url ?? location.origin}
            />
          ) : (
            <StreamPane />
          )}
        </main>
        <aside class="pane detail" aria-label="Details">
          <DetailPane />
        </aside>
      </div>
      {dialog === "start" && <StartDialog />}
      {toast !== undefined && (
        <div class={`toast ${toast.tone}`} role="status">
          {toast.text}
        </div>
      )}
      <DropTarget app={app} />
      <Keys />
    </AppContext.Provider>
  );
}

/** A file may be dropped anywhere. */
function DropTarget({ app }: { readonly app: App }): JSX.Element | null {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const has = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
    const onOver = (event: DragEvent): void => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      void file.arrayBuffer().then((bytes) => app.openFile(file.name, new Uint8Array(bytes)));
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [app]);
  return isOver ? (
    <div class="drop">Drop a recording to see it. It stays in this browser.</div>
  ) : null;
}
