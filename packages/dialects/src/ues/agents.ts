/** The agents that have another name in the family ues. */
const names: readonly (readonly [ours: string, theirs: string])[] = [["claude", "claude-code"]];

/** What an agent is called there. */
export const agentNamed = (agentType: string): string =>
  names.find(([ours]) => ours === agentType)?.[1] ?? agentType;

/** What an agent that is called so there is called here. */
export const agentTypeNamed = (agent: string): string =>
  names.find(([, theirs]) => theirs === agent)?.[0] ?? agent;
