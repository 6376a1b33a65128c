import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { useApp } from "../state/app-context.ts";
import { demoScript } from "../state/demo-script.ts";
import { useStore } from "../state/store.ts";
import { AgentChoice } from "./agent-choice.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { configOf, StartOptions } from "./start-options.tsx";

/** The form that starts a run. */
export function StartDialog(): JSX.Element {
  const { dialog, agents, gateway, actions } = useApp();
  const known = useStore(agents);
  const [agentType, setAgentType] = useState("demo");
  const [prompt, setPrompt] = useState("");
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
    void gateway
      .get()
      ?.client.listAgents()
      .then(agents.set, () => {});
  }, []);
  const close = (): void => dialog.set(undefined);
  async function submit(form: HTMLFormElement): Promise<void> {
    const config = configOf(new FormData(form));
    if (await actions.start({ agentType, prompt, config })) close();
  }
  return (
    <dialog class="start" ref={element} onClose={close} aria-labelledby="start-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <header>
          <h2 id="start-title">New run</h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </header>
        <AgentChoice agents={known} chosen={agentType} onChoose={setAgentType} />
        <label>
          Prompt
          <textarea
            name="prompt"
            rows={6}
            required
            value={prompt}
            placeholder={agentType === "demo" ? "say Hello" : "What should the agent do?"}
            onInput={({ currentTarget }) => setPrompt(currentTarget.value)}
          />
        </label>
        {agentType === "demo" && (
          <button type="button" class="link" onClick={() => setPrompt(demoScript)}>
            Fill in a script that shows everything
          </button>
        )}
        <StartOptions />
        <footer class="card-actions">
          <button type="submit" class="primary" disabled={prompt.trim() === ""}>
            Start
          </button>
        </footer>
      </form>
    </dialog>
  );
}
