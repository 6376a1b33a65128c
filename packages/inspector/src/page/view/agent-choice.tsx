import type { AgentInfo } from "@agentstream/schema";
import type { JSX } from "preact";

interface AgentChoiceProps {
  readonly agents: readonly AgentInfo[];
  readonly chosen: string;
  readonly onChoose: (agentType: string) => void;
}

/** The agents of the gateway; those that are installed come first. */
export const AgentChoice = ({ agents, chosen, onChoose }: AgentChoiceProps): JSX.Element => (
  <div class="agents" role="radiogroup" aria-label="Agent">
    {agents
      .toSorted((left, right) => Number(right.installed) - Number(left.installed))
      .map(({ agentType, name, installed, version }) => (
        <label class="agent-choice">
          <input
            type="radio"
            name="agent"
            value={agentType}
            disabled={!installed}
            checked={agentType === chosen}
            onChange={() => onChoose(agentType)}
          />
          <b>{name}</b>
          <small>{installed ? (version ?? "built in") : "not installed"}</small>
        </label>
      ))}
  </div>
);
