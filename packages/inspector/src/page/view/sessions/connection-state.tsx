import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";

const words = {
  connecting: "Connecting…",
  open: "Connected",
  gone: "No answer; trying again",
  login: "Not logged in",
  none: "",
} as const;

export function ConnectionState(): JSX.Element | null {
  const { connection, gateway } = useApp();
  const { state } = useStore(connection);
  if (state === "none") return null;
  return (
    <p class="connection" role="status">
      <span class={`dot ${state}`} /> {words[state]}
      <span class="muted"> {gateway.get()?.url.replace(/^https?:\/\//, "") ?? ""}</span>
    </p>
  );
}
