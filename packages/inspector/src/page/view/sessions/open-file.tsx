import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { Icon } from "../parts/icon.tsx";

export function OpenFile(): JSX.Element {
  const { openFile } = useApp();
  async function open(file: File | undefined): Promise<void> {
    if (file !== undefined) await openFile(file.name, new Uint8Array(await file.arrayBuffer()));
  }
  return (
    <label class="button">
      <Icon name="file" /> Open a recording…
      <input
        class="hidden"
        type="file"
        accept=".jsonl,.ndjson,.json,.txt"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // the same file may be opened again
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
