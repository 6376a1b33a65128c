import type { createAgentApp } from "../../acp/create-agent-app.ts";

type Agent = ReturnType<typeof createAgentApp>;

/** The same agent; calls the function when its connection is closed, for whatever reason. */
export const watchAgent = (agent: Agent, onClosed: () => void): Agent => ({
  connect(stream) {
    const connection = agent.connect(stream);
    void connection.closed.then(onClosed);
    return connection;
  },
});
