import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { repository } from "../src/read-pages.ts";

/** Somebody who follows a page, and has Node, npm, Git and an empty home. */
export interface Reader {
  readonly home: string;
  /** Makes an empty folder. */
  readonly makeFolder: (name: string) => string;
  /** Runs commands of a page in a shell; rejects with what they printed if they fail. */
  readonly run: (commands: string, cwd: string, env?: Env) => Promise<string>;
  /** Starts what does not end by itself; resolves once it has printed that. */
  readonly start: (
    commands: string,
    cwd: string,
    printed: RegExp,
    env?: Env,
  ) => Promise<RegExpExecArray>;
  /** Ends what was started. */
  readonly stop: () => void;
  readonly leave: () => void;
}

type Env = Readonly<Record<string, string>>;

interface Started {
  /** What the expression found. */
  readonly found: RegExpExecArray;
  readonly stop: () => void;
}

/** What is on the PATH: what the pages ask for, and what every system has. */
const asked = ["node", "npm", "npx", "git", "curl"];
const usual = ["bash", "sh", "env", "cat", "ls", "sed", "grep", "uname", "dirname", "basename"];
/** A machine may reach registries only so. */
const network =
  /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO|npm_config_registry)$/i;

/** Commands take minutes: they download, and compile. */
const limit = 20 * 60_000;

export async function createReader(): Promise<Reader> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "reader-")));
  const makeFolder = (name: string): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const [home, tools] = [makeFolder("home"), makeFolder("tools")];
  for (const name of [...asked, ...usual]) symlinkSync(await find(name), join(tools, name));
  const own: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name))),
    PATH: tools,
    HOME: home,
    LANG: "C.UTF-8",
    NO_COLOR: "1",
    // the pages clone from GitHub
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: `url.${repository}.insteadOf`,
    GIT_CONFIG_VALUE_0: "https://github.com/agentstream/agentstream.git",
    GIT_CONFIG_KEY_1: "safe.directory",
    GIT_CONFIG_VALUE_1: "*",
  };
  const started: (() => void)[] = [];
  const stop = (): void => {
    for (const end of started.splice(0)) end();
  };
  return {
    home,
    makeFolder,
    async run(commands, cwd, env = {}) {
      const options = { cwd, env: { ...own, ...env }, timeout: limit, maxBuffer: 2 ** 26 };
      return promisify(execFile)("bash", ["-ec", commands], options).then(
        ({ stdout, stderr }) => `${stdout}\n${stderr}`,
        (error: Error & { readonly stdout: string }) => {
          throw new Error(`${error.message}${error.stdout}`);
        },
      );
    },
    async start(commands, cwd, printed, env = {}) {
      const one = await start(commands, cwd, printed, { ...own, ...env });
      started.push(one.stop);
      return one.found;
    },
    stop,
    leave() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const find = async (name: string): Promise<string> =>
  realpathSync((await promisify(execFile)("which", [name])).stdout.trim());

async function start(
  commands: string,
  cwd: string,
  printed: RegExp,
  env: NodeJS.ProcessEnv,
): Promise<Started> {
  // a group of its own: a shell and npm stand between
  const child = spawn("bash", ["-ec", commands], { cwd, env, detached: true });
  const stop = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // it has ended
    }
  };
  let output = "";
  const found = await new Promise<RegExpExecArray | undefined>((resolve) => {
    const timer = setTimeout(resolve, limit, undefined);
    const look = (chunk: Buffer): void => {
      output += String(chunk);
      const match = printed.exec(output);
      if (match === null) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("close", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
  if (found !== undefined) return { found, stop };
  stop();
  throw new Error(`Expected ${String(printed)} of ${commands}, got:\n${output}`);
}
