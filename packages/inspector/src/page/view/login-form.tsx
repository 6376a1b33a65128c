import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { useApp } from "../state/app-context.ts";
import { Icon } from "./parts/icon.tsx";
import { textField } from "./text-field.ts";

interface LoginFormProps {
  readonly message: string | undefined;
  /** The gateway that the page belongs to. */
  readonly url: string;
}

/** Asks for the token, and for a page that was deployed alone also for the gateway. */
export function LoginForm({ message, url }: LoginFormProps): JSX.Element {
  const { logIn, connection, viewer } = useApp();
  const [fault, setFault] = useState(message);
  const [isBusy, setBusy] = useState(false);
  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    setBusy(true);
    try {
      await logIn(textField(fields, "url").replace(/\/+$/, ""), textField(fields, "token"));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  function showFilesAlone(): void {
    connection.set({ state: "none" });
    viewer.close();
  }
  return (
    <form
      class="login-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <LoginHelp />
      <label>
        Gateway
        <input name="url" type="url" required value={url} />
      </label>
      <label>
        Token
        <input name="token" type="password" required autocomplete="current-password" />
      </label>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="card-actions">
        <button type="submit" class="primary" disabled={isBusy}>
          Connect
        </button>
        <button type="button" onClick={showFilesAlone}>
          Only look at files
        </button>
      </div>
    </form>
  );
}

const LoginHelp = (): JSX.Element => (
  <>
    <div class="empty-mark" aria-hidden="true">
      <Icon name="lock" />
    </div>
    <h1>Connect to a gateway</h1>
    <p class="muted">
      <code>agentstream serve</code> prints a link that logs in. Or paste its token here; it is kept
      in <code>~/.local/state/agentstream/token</code>.
    </p>
  </>
);
