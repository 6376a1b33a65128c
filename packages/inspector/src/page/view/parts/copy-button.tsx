import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { IconButton } from "./icon-button.tsx";

export function CopyButton({
  text,
  label,
}: {
  readonly text: () => string;
  readonly label: string;
}): JSX.Element {
  const { notify } = useApp();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      notify({ tone: "plain", text: "Copied." });
    } catch {
      notify({ tone: "bad", text: "The browser does not let this page copy." });
    }
  };
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
