import type { RequestedConfig } from "@agentstream/schema";
import type { JSX } from "preact";

import { textField } from "./text-field.ts";

const approvals = ["ask", "askDangerous", "autoEdit", "autoAll"] as const;
const sandboxes = ["readOnly", "workspaceWrite", "none", "fullAccess"] as const;

/** What a run may be given in addition to its prompt. */
export const StartOptions = (): JSX.Element => (
  <details>
    <summary>Options</summary>
    <div class="fields">
      <label>
        Folder <input name="cwd" placeholder="the gateway's first workspace" />
      </label>
      <label>
        Model <input name="model" placeholder="the agent's own" />
      </label>
      <Choice name="approvalMode" label="Approval" words={approvals} />
      <Choice name="sandboxMode" label="Sandbox" words={sandboxes} />
    </div>
  </details>
);

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly words: readonly string[];
}

const Choice = ({ name, label, words }: ChoiceProps): JSX.Element => (
  <label>
    {label}
    <select name={name}>
      <option value="">the gateway's default</option>
      {words.map((word) => (
        <option value={word}>{word}</option>
      ))}
    </select>
  </label>
);

/** The fields that were filled in. */
export function configOf(fields: FormData): RequestedConfig {
  const config: RequestedConfig = {};
  const text = (name: string): string => textField(fields, name);
  if (text("cwd") !== "") config.cwd = text("cwd");
  if (text("model") !== "") config.model = text("model");
  const approval = approvals.find((word) => word === text("approvalMode"));
  if (approval !== undefined) config.approvalMode = approval;
  const sandbox = sandboxes.find((word) => word === text("sandboxMode"));
  if (sandbox !== undefined) config.sandboxMode = sandbox;
  return config;
}
