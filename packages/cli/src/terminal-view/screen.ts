export type Target = "stdout" | "stderr";

/** Text for one of the two outputs. */
export interface Part {
  readonly to: Target;
  readonly text: string;
}

/** Both outputs as one terminal shows them, with the owner of the open line. */
export interface Screen {
  /** Whether the line of `key` is still open. */
  readonly isOpen: (key: string) => boolean;
  /** Continues the line of `key`; any other open line is ended first. */
  readonly add: (to: Target, key: string, text: string, paint?: (text: string) => string) => void;
  /** A line of its own. */
  readonly line: (to: Target, text: string) => void;
  /** Ends the line that is open. */
  readonly endLine: () => void;
  readonly take: () => Part[];
}

const plain = (text: string): string => text;

export function createScreen(): Screen {
  let parts: Part[] = [];
  let open: { readonly to: Target; readonly key: string } | undefined;

  function endLine(): void {
    if (open !== undefined) parts.push({ to: open.to, text: "\n" });
    open = undefined;
  }

  return {
    isOpen: (key) => open?.key === key,
    add(to, key, text, paint = plain) {
      if (text === "") return;
      if (open !== undefined && open.key !== key) endLine();
      parts.push({ to, text: paint(text) });
      open = text.endsWith("\n") ? undefined : { to, key };
    },
    line(to, text) {
      endLine();
      parts.push({ to, text: `${text}\n` });
    },
    endLine,
    take() {
      const taken = parts;
      parts = [];
      return taken;
    },
  };
}
