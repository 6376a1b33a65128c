import type { FileChangedEvent } from "@agentstream/schema";

/** All changes of one file. */
export interface FileHistory {
  readonly filePath: string;
  readonly changes: readonly FileChangedEvent[];
  /** From the state before the first change to the one after the last. */
  readonly changeType: "created" | "modified" | "deleted";
}

export interface Files {
  readonly byPath: ReadonlyMap<string, FileHistory>;
  readonly note: (change: FileChangedEvent) => void;
}

export function createFiles(): Files {
  const byPath = new Map<string, FileHistory>();
  return {
    byPath,
    note(change) {
      const { filePath, movedTo } = change;
      const known = byPath.get(filePath);
      const name = movedTo ?? filePath;
      if (movedTo !== undefined) byPath.delete(filePath);
      byPath.set(name, {
        filePath: name,
        changes: [...(known?.changes ?? []), change],
        changeType: combined(known?.changeType, change.changeType),
      });
    },
  };
}

type ChangeType = FileHistory["changeType"];

function combined(before: ChangeType | undefined, next: ChangeType): ChangeType {
  if (before === "created" && next === "modified") return "created";
  if (before === "deleted" && next === "created") return "modified";
  return next;
}
