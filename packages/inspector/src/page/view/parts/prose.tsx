import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { textParts } from "../../model/text-parts.ts";

/** A text of an agent: as it is, its code set in another font. */
export function Prose({ text }: { readonly text: string }): JSX.Element {
  const parts = useMemo(() => textParts(text), [text]);
  return (
    <div class="prose">
      {parts.map(({ kind, text: part }) => {
        if (kind === "plain") return part;
        return kind === "code" ? <code>{part}</code> : <pre class="code">{part}</pre>;
      })}
    </div>
  );
}
