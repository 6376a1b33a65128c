import { render } from "preact";

import { recordingId, type EmbeddedRecording } from "../embed-recording.ts";
import { createApp } from "./state/create-app.ts";
import { applyTheme } from "./state/theme.ts";
import { AppView } from "./view/app.tsx";

import "./styles/index.css";

applyTheme();
const app = createApp();
app.connection.set({ state: "none" });
const embedded: EmbeddedRecording | null = JSON.parse(
  document.querySelector(`#${recordingId}`)?.textContent ?? "null",
);
if (embedded !== null) {
  document.title = `${embedded.name} – Agentstream`;
  void app.openFile(embedded.name, new TextEncoder().encode(embedded.text), embedded.from);
}
const root = document.querySelector("#app");
if (root !== null) render(<AppView app={app} />, root);
