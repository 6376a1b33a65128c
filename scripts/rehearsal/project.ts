import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { runCommand } from "./run-command.ts";

/** An empty project of a user, which installs from the registry on loopback. */
export interface Project {
  readonly folder: string;
  install(packages: readonly string[], env?: NodeJS.ProcessEnv): Promise<void>;
  /** The names of all that is installed. */
  installed(): Promise<string[]>;
  write(name: string, text: string): Promise<void>;
  run(command: string, args: readonly string[]): Promise<string>;
}

export async function createProject(folder: string, env: NodeJS.ProcessEnv): Promise<Project> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  await write("package.json", '{"private":true,"type":"module"}');
  return {
    folder,
    write,
    async install(packages, more = {}) {
      const args = ["install", "--engine-strict", "--prefer-offline", ...packages];
      await runCommand("npm", args, { cwd: folder, env: { ...env, ...more } });
    },
    async installed() {
      const lock = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
      const paths = Object.keys(JSON.parse(lock).packages);
      return [
        ...new Set(paths.map((path) => path.split("node_modules/").at(-1) ?? path)),
      ].toSorted();
    },
    run: (command, args) => runCommand(command, args, { cwd: folder, env }),
  };
}
