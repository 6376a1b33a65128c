import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { jsonTokens } from "../../model/json-tokens.ts";
import { LongText } from "./long-text.tsx";

/** JSON with its keys, texts and numbers in different colours. */
export function Json({ value }: { readonly value: unknown }): JSX.Element {
  const text = useMemo(() => JSON.stringify(value, undefined, 2) ?? "", [value]);
  return (
    <LongText text={text}>
      {(shown) => (
        <pre class="json" tabIndex={0}>
          {jsonTokens(shown).map(({ kind, text: token }) =>
            kind === "other" ? token : <span class={kind}>{token}</span>,
          )}
        </pre>
      )}
    </LongText>
  );
}
