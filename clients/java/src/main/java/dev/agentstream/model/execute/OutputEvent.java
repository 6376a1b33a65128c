// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** One `data:` line of `POST /v1/execute`. */
public sealed interface OutputEvent extends Model
    permits OutputAgentToken,
        OutputThinking,
        OutputToolCall,
        OutputToolResult,
        OutputSubagent,
        OutputHook,
        OutputUsage,
        OutputStdout,
        OutputStderr,
        OutputError,
        OutputSessionEnd,
        OutputUnknown {
  String kind();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this OutputEvent is. */
  <R> R match(Cases<R> cases);

  static OutputEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("kind", value, at);
    return switch (tag) {
      case "agent_token" -> OutputAgentToken.decode(value, at);
      case "thinking" -> OutputThinking.decode(value, at);
      case "tool_call" -> OutputToolCall.decode(value, at);
      case "tool_result" -> OutputToolResult.decode(value, at);
      case "subagent" -> OutputSubagent.decode(value, at);
      case "hook" -> OutputHook.decode(value, at);
      case "usage" -> OutputUsage.decode(value, at);
      case "stdout" -> OutputStdout.decode(value, at);
      case "stderr" -> OutputStderr.decode(value, at);
      case "error" -> OutputError.decode(value, at);
      case "session_end" -> OutputSessionEnd.decode(value, at);
      default -> OutputUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R outputAgentToken(OutputAgentToken value);

    R outputThinking(OutputThinking value);

    R outputToolCall(OutputToolCall value);

    R outputToolResult(OutputToolResult value);

    R outputSubagent(OutputSubagent value);

    R outputHook(OutputHook value);

    R outputUsage(OutputUsage value);

    R outputStdout(OutputStdout value);

    R outputStderr(OutputStderr value);

    R outputError(OutputError value);

    R outputSessionEnd(OutputSessionEnd value);

    R outputUnknown(OutputUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(OutputEvent value);

    @Override
    default R outputAgentToken(OutputAgentToken value) {
      return otherwise(value);
    }

    @Override
    default R outputThinking(OutputThinking value) {
      return otherwise(value);
    }

    @Override
    default R outputToolCall(OutputToolCall value) {
      return otherwise(value);
    }

    @Override
    default R outputToolResult(OutputToolResult value) {
      return otherwise(value);
    }

    @Override
    default R outputSubagent(OutputSubagent value) {
      return otherwise(value);
    }

    @Override
    default R outputHook(OutputHook value) {
      return otherwise(value);
    }

    @Override
    default R outputUsage(OutputUsage value) {
      return otherwise(value);
    }

    @Override
    default R outputStdout(OutputStdout value) {
      return otherwise(value);
    }

    @Override
    default R outputStderr(OutputStderr value) {
      return otherwise(value);
    }

    @Override
    default R outputError(OutputError value) {
      return otherwise(value);
    }

    @Override
    default R outputSessionEnd(OutputSessionEnd value) {
      return otherwise(value);
    }

    @Override
    default R outputUnknown(OutputUnknown value) {
      return otherwise(value);
    }
  }
}
