import { closeSync, constants, openSync, readlinkSync, realpathSync } from "node:fs";

export interface OpenedFolder {
  /** Leads to the opened folder itself, where the system can name it. */
  readonly path: string;
  readonly close: () => void;
}

/**
 * Opens a folder whose links were resolved before, and throws if its path leads elsewhere by now. On Linux the path
 * names the opened folder, so that a process starts in the folder that was checked, whatever happens to its name.
 */
export function openFolder(folder: string): OpenedFolder {
  if (process.platform !== "linux") {
    if (realPathOf(folder) !== folder) throw changed(folder);
    return { path: folder, close: () => {} };
  }
  const descriptor = open(folder);
  const path = `/proc/self/fd/${descriptor}`;
  const close = (): void => closeSync(descriptor);
  if (readlinkSync(path) === folder) return { path, close };
  close();
  throw changed(folder);
}

/** Throws if the path of a folder, whose links were resolved before, leads elsewhere by now. */
export const checkFolderUnchanged = (folder: string): void => {
  if (realPathOf(folder) !== folder) throw changed(folder);
};

function open(folder: string): number {
  try {
    return openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch {
    throw changed(folder);
  }
}

function realPathOf(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}

const changed = (folder: string): Error =>
  new Error(
    `The folder ${folder} changed since it was checked: it was moved, removed or replaced.`,
  );
