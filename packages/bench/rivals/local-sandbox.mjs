// A sandbox for @ai-sdk/harness that is this machine: files in a folder of its own, and processes as they are.
import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

/** Where the library's own files are in a sandbox; on this machine others may use it, too. */
const fixedFolder = "/tmp/harness";

/** `onSpawn` gets each process that the library starts and talks to. */
export function createLocalSandbox(folder, environment, onSpawn) {
  const here = (path) => path.replaceAll(fixedFolder, `${folder}/harness`);
  const start = ({ command, env }) =>
    spawn("sh", ["-c", here(command)], { cwd: folder, env: { ...environment, ...env } });
  const endOf = (child) =>
    new Promise((resolve) => child.once("close", (code) => resolve({ exitCode: code ?? 1 })));
  const files = {
    description: "This machine.",
    readTextFile: ({ path }) => readFile(here(path), "utf8").catch(() => null),
    async writeTextFile({ path, content }) {
      await mkdir(dirname(here(path)), { recursive: true });
      await writeFile(here(path), content);
    },
    async run(options) {
      const child = start(options);
      const [stdout, stderr, end] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        endOf(child),
      ]);
      return { ...end, stdout, stderr };
    },
    async spawn({ command, ...options }) {
      // the shell becomes the program
      const child = start({ ...options, command: `exec ${command}` });
      const end = endOf(child);
      onSpawn(child);
      return {
        pid: child.pid,
        stdout: Readable.toWeb(child.stdout),
        stderr: Readable.toWeb(child.stderr),
        wait: () => end,
        kill: async () => void child.kill(),
      };
    },
  };
  return {
    specificationVersion: "harness-sandbox-v1",
    providerId: "local",
    async createSession({ sessionId, onFirstCreate } = {}) {
      const session = {
        ...files,
        id: sessionId ?? "bench",
        defaultWorkingDirectory: folder,
        ports: [await freePort()],
        getPortUrl: async ({ port, protocol = "http" }) => `${protocol}://127.0.0.1:${port}`,
        stop: async () => {},
        restricted: () => files,
      };
      await onFirstCreate?.(files, {});
      return session;
    },
  };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
