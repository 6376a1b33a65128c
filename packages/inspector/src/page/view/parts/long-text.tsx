import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";

const usualMost = 20_000;

interface LongTextProps {
  readonly text: string;
  /** How many characters are shown at first. */
  readonly most?: number | undefined;
  /** Shows the last part of it, not the first. */
  readonly fromEnd?: boolean | undefined;
  readonly children: (shown: string) => ComponentChildren;
}

/** A text that is cut where a browser would become slow, until all of it is asked for. */
export function LongText(props: LongTextProps): JSX.Element {
  const { text, most = usualMost, fromEnd = false, children } = props;
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > most;
  if (!isCut) return <>{children(text)}</>;
  const hidden = (
    <button type="button" class="link" onClick={() => setWhole(true)}>
      Show {(text.length - most).toLocaleString("en")} more characters
    </button>
  );
  const shown = fromEnd ? text.slice(-most) : text.slice(0, most);
  return (
    <>
      {fromEnd && hidden}
      {children(shown)}
      {!fromEnd && hidden}
    </>
  );
}
