import { existsSync } from "node:fs";
import { mkdir, realpath, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { PassThrough } from "node:stream";

import { messageOf } from "@agentstream/stream";

import type { Exited, Transport } from "../transport.ts";
import { isInside } from "./check-prompt.ts";

/** What the demo agent cannot do itself, being pure: it has a clock, a disk, an error output and an end. */
export const demoTransport: Transport = {
  open(_, { cwd = process.cwd() }) {
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    const gone = new AbortController();
    const exited = new Promise<Exited>((resolveExit) => {
      gone.signal.addEventListener("abort", () => {
        stdout.end();
        stderr.end();
        const { reason }: { reason: Exited } = gone.signal;
        resolveExit(reason);
      });
    });
    const answer = (line: object): void => void stdout.write(`${JSON.stringify(line)}\n`);
    const end = (how: Exited): void => gone.abort(how);

    const doers: Readonly<Record<string, (request: Request) => void>> = {
      wait({ ms = 0 }) {
        const timer = setTimeout(() => answer({ done: "wait" }), ms);
        gone.signal.addEventListener("abort", () => clearTimeout(timer));
      },
      write: ({ path = "", text = "" }) => void change(cwd, path, text).then(answer),
      stderr: ({ text = "" }) => void stderr.write(`${text}\n`),
      exit: ({ code = 0 }) => end({ code, signal: null }),
      cut: () => end({ code: null, signal: "SIGKILL" }),
    };
    return {
      pid: undefined,
      stdout,
      stderr,
      async write(text) {
        for (const line of text.split("\n").filter((one) => one !== "")) {
          // the demo agent wrote it
          const request: Request = JSON.parse(line);
          doers[request.do]?.(request);
        }
      },
      closeInput: () => end({ code: 0, signal: null }),
      signal: (signal) => end({ code: null, signal }),
      exited,
    };
  },
};

interface Request {
  readonly do: string;
  readonly ms?: number;
  readonly path?: string;
  readonly text?: string;
  readonly code?: number;
}

/** Writes a file in the folder; nothing outside of it, whatever links lead there. */
async function change(cwd: string, path: string, text: string): Promise<object> {
  try {
    const folder = await realpath(cwd);
    const file = resolve(folder, path);
    if (!isInside(file, folder)) return refused(path);
    // as far as it exists; only folders inside are made
    let parent = dirname(file);
    while (!existsSync(parent)) parent = dirname(parent);
    const real = await realpath(parent);
    if (real !== folder && !isInside(real, folder)) return refused(path);
    await mkdir(dirname(file), { recursive: true });
    const wasThere = existsSync(file);
    if (wasThere && !isInside(await realpath(file), folder)) return refused(path);
    await writeFile(file, `${text}\n`, { flag: wasThere ? "w" : "wx" });
    return { done: "write", wasThere };
  } catch (error) {
    return { done: "write", error: messageOf(error) };
  }
}

const refused = (path: string): object => ({
  done: "write",
  error: `${path} is not inside of the working directory.`,
});
