import { spawn } from "node:child_process";
import { once } from "node:events";

/** What opens a page on this platform; `BROWSER` names another program. */
function openerOf({ BROWSER: own }: NodeJS.ProcessEnv): readonly [string, ...string[]] {
  if (own !== undefined && own !== "") return [own];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}

/** Opens a file or an address. False if this system has no program for that. */
export async function openInBrowser(target: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [command, ...args] = openerOf(env);
  const child = spawn(command, [...args, target], { stdio: "ignore", detached: true });
  try {
    await once(child, "spawn");
  } catch {
    return false;
  }
  // it may run for as long as the browser does
  child.unref();
  return true;
}
