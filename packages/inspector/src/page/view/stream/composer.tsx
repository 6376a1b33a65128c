import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { Icon } from "../parts/icon.tsx";

/** A further prompt. While a turn runs it waits for its end. */
export function Composer({ shown }: { readonly shown: Shown }): JSX.Element {
  const { actions, sessions } = useApp();
  const listed = useStore(sessions).find(({ session }) => session.id === shown.sessionId);
  const [text, setText] = useState("");
  const isRunning = listed?.session.state === "running";
  async function send(): Promise<void> {
    if (text.trim() !== "" && (await actions.prompt(text))) setText("");
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        rows={Math.min(8, text.split("\n").length)}
        value={text}
        placeholder={isRunning ? "Next prompt, after this turn" : "Continue this session"}
        aria-label="Prompt"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <button type="submit" class="primary" disabled={text.trim() === ""} aria-label="Send">
        <Icon name="send" />
      </button>
    </form>
  );
}
