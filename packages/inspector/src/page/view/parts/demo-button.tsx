import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import { demoScript } from "../../state/demo-script.ts";
import { Icon } from "./icon.tsx";

/** Starts a run that needs no agent. */
export function DemoButton(): JSX.Element {
  const { actions } = useApp();
  const start = (): void =>
    void actions.start({ agentType: "demo", prompt: demoScript, config: {} });
  return (
    <button type="button" class="primary" onClick={start}>
      <Icon name="play" /> Start a demo run
    </button>
  );
}
