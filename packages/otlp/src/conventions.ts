/**
 * The names of OpenTelemetry's semantic conventions for generative AI, and ours where they have none. They are in
 * development: this is the one place that changes with them.
 */
export const conventionsVersion = "1.45.0";

export const schemaUrl: string = `https://opentelemetry.io/schemas/${conventionsVersion}`;

export const operations = { agent: "invoke_agent", tool: "execute_tool" } as const;

export const names = {
  operation: "gen_ai.operation.name",
  provider: "gen_ai.provider.name",
  agentName: "gen_ai.agent.name",
  conversation: "gen_ai.conversation.id",
  requestModel: "gen_ai.request.model",
  responseModel: "gen_ai.response.model",
  finishReasons: "gen_ai.response.finish_reasons",
  inputTokens: "gen_ai.usage.input_tokens",
  outputTokens: "gen_ai.usage.output_tokens",
  cachedTokens: "gen_ai.usage.cache_read.input_tokens",
  cacheWriteTokens: "gen_ai.usage.cache_creation.input_tokens",
  inputMessages: "gen_ai.input.messages",
  outputMessages: "gen_ai.output.messages",
  toolName: "gen_ai.tool.name",
  toolCall: "gen_ai.tool.call.id",
  toolType: "gen_ai.tool.type",
  toolArguments: "gen_ai.tool.call.arguments",
  toolResult: "gen_ai.tool.call.result",
  errorType: "error.type",
  exceptionType: "exception.type",
  exceptionMessage: "exception.message",
  agentVersion: "gen_ai.agent.version",
  run: "agentstream.run",
  reason: "agentstream.reason",
  detail: "agentstream.detail",
  cost: "agentstream.cost_usd",
  costSource: "agentstream.cost_source",
  reasoningTokens: "gen_ai.usage.reasoning.output_tokens",
  toolKind: "agentstream.tool.kind",
  toolServer: "agentstream.tool.server",
  toolOutcome: "agentstream.tool.outcome",
  exitCode: "agentstream.tool.exit_code",
  permission: "agentstream.permission",
  question: "agentstream.question",
  outcome: "agentstream.outcome",
  decider: "agentstream.decider",
  waited: "agentstream.waited_ms",
  compacted: "agentstream.context_compacted",
  discarded: "agentstream.block_discarded",
} as const;
