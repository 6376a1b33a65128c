import { followChatPage } from "./follow-chat-page.ts";
import { followFirstScreen } from "./follow-first-screen.ts";
import type { ShownProgram } from "./setting.ts";
import { tryAdapterSuite } from "./try-adapter-suite.ts";
import { tryMcpClient } from "./try-mcp-client.ts";
import { tryMeasurements } from "./try-measurements.ts";
import { tryVersions } from "./try-versions.ts";

/** What runs the blocks that need a network, a browser, a real CLI or an own folder: `npm run shown`. */
export const shownPrograms: Readonly<Record<string, ShownProgram>> = {
  "first-screen": followFirstScreen,
  "chat-page": followChatPage,
  adapter: tryAdapterSuite,
  mcp: tryMcpClient,
  bench: tryMeasurements,
  versions: tryVersions,
};
