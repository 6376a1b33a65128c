import type { JSX } from "preact";

import { agentTree, type AgentNode } from "../../model/agent-tree.ts";
import type { Timeline } from "../../model/timeline.ts";
import { useApp } from "../../state/app-context.ts";
import { Icon } from "../parts/icon.tsx";

/** Sub-agents and background tasks, as a tree. */
export function AgentsTab({ timeline }: { readonly timeline: Timeline }): JSX.Element {
  const tree = agentTree(timeline.items);
  if (tree.length === 0) return <p class="muted pad">No sub-agents and no background tasks.</p>;
  return <Branch nodes={tree} />;
}

function Branch({ nodes }: { readonly nodes: readonly AgentNode[] }): JSX.Element {
  const { select } = useApp();
  return (
    <ul class="tree">
      {nodes.map(({ key, title, state, itemCount, children }) => (
        <li>
          <button type="button" class="tree-node" onClick={() => select(key)}>
            <Icon name="agent" />
            <span>{title}</span>
            <span class={`badge ${state}`}>{state}</span>
            {itemCount > 0 && (
              <span class="muted">
                {itemCount} {itemCount === 1 ? "step" : "steps"}
              </span>
            )}
          </button>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
