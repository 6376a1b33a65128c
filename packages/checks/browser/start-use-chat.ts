import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { repository } from "../src/read-pages.ts";

const folder = join(repository, "examples/use-chat");
const vite = join(
  dirname(createRequire(join(folder, "main.tsx")).resolve("vite/package.json")),
  "bin/vite.js",
);

/** Serves the example `use-chat` as its guide does; gives what ends it. */
export async function startUseChat(
  port: number,
  gateway: { readonly url: string; readonly token: string },
): Promise<() => Promise<void>> {
  const words = [vite, "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const env = { ...process.env, AGENTSTREAM_URL: gateway.url, AGENTSTREAM_TOKEN: gateway.token };
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exited;
  };
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes(`:${port}`)) return stop;
  }
  throw new Error(`Vite did not serve the example: ${printed}`);
}
