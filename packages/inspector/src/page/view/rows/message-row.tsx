import type { JSX } from "preact";

import type { MessageItem } from "../../model/item.ts";
import { LongText } from "../parts/long-text.tsx";

/** A long prompt must not push the answer out of sight. */
const mostCharacters = 600;

/** What a person wrote. */
export const MessageRow = ({ item }: { readonly item: MessageItem }): JSX.Element => (
  <div class="bubble">
    {item.label !== undefined && <span class="badge">{item.label}</span>}
    <LongText text={item.text} most={mostCharacters}>
      {(text) => <div class="prose">{text}</div>}
    </LongText>
  </div>
);
