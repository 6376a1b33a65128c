export { createAgent, type AgentAdapter } from "./create-agent.ts";
export { runParallel, type ParallelTask } from "./run-parallel.ts";
