// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** One update of a session. */
public sealed interface AcpUpdate extends Model
    permits AcpUserMessageChunk,
        AcpAgentMessageChunk,
        AcpAgentThoughtChunk,
        AcpToolCall,
        AcpToolCallUpdate,
        AcpPlan,
        AcpAvailableCommandsUpdate,
        AcpCurrentModeUpdate,
        AcpConfigOptionUpdate,
        AcpSessionInfoUpdate,
        AcpUsageUpdate,
        AcpNotice,
        AcpCompactionUpdate,
        AcpCompactionSummaryChunk,
        AcpUnknownUpdate {
  String sessionUpdate();

  ObjectNode meta();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AcpUpdate is. */
  <R> R match(Cases<R> cases);

  static AcpUpdate decode(JsonNode value, Pointer at) {
    String tag = Tags.of("sessionUpdate", value, at);
    return switch (tag) {
      case "user_message_chunk" -> AcpUserMessageChunk.decode(value, at);
      case "agent_message_chunk" -> AcpAgentMessageChunk.decode(value, at);
      case "agent_thought_chunk" -> AcpAgentThoughtChunk.decode(value, at);
      case "tool_call" -> AcpToolCall.decode(value, at);
      case "tool_call_update" -> AcpToolCallUpdate.decode(value, at);
      case "plan" -> AcpPlan.decode(value, at);
      case "available_commands_update" -> AcpAvailableCommandsUpdate.decode(value, at);
      case "current_mode_update" -> AcpCurrentModeUpdate.decode(value, at);
      case "config_option_update" -> AcpConfigOptionUpdate.decode(value, at);
      case "session_info_update" -> AcpSessionInfoUpdate.decode(value, at);
      case "usage_update" -> AcpUsageUpdate.decode(value, at);
      case "notice" -> AcpNotice.decode(value, at);
      case "compaction_update" -> AcpCompactionUpdate.decode(value, at);
      case "compaction_summary_chunk" -> AcpCompactionSummaryChunk.decode(value, at);
      default -> AcpUnknownUpdate.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R acpUserMessageChunk(AcpUserMessageChunk value);

    R acpAgentMessageChunk(AcpAgentMessageChunk value);

    R acpAgentThoughtChunk(AcpAgentThoughtChunk value);

    R acpToolCall(AcpToolCall value);

    R acpToolCallUpdate(AcpToolCallUpdate value);

    R acpPlan(AcpPlan value);

    R acpAvailableCommandsUpdate(AcpAvailableCommandsUpdate value);

    R acpCurrentModeUpdate(AcpCurrentModeUpdate value);

    R acpConfigOptionUpdate(AcpConfigOptionUpdate value);

    R acpSessionInfoUpdate(AcpSessionInfoUpdate value);

    R acpUsageUpdate(AcpUsageUpdate value);

    R acpNotice(AcpNotice value);

    R acpCompactionUpdate(AcpCompactionUpdate value);

    R acpCompactionSummaryChunk(AcpCompactionSummaryChunk value);

    R acpUnknownUpdate(AcpUnknownUpdate value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AcpUpdate value);

    @Override
    default R acpUserMessageChunk(AcpUserMessageChunk value) {
      return otherwise(value);
    }

    @Override
    default R acpAgentMessageChunk(AcpAgentMessageChunk value) {
      return otherwise(value);
    }

    @Override
    default R acpAgentThoughtChunk(AcpAgentThoughtChunk value) {
      return otherwise(value);
    }

    @Override
    default R acpToolCall(AcpToolCall value) {
      return otherwise(value);
    }

    @Override
    default R acpToolCallUpdate(AcpToolCallUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpPlan(AcpPlan value) {
      return otherwise(value);
    }

    @Override
    default R acpAvailableCommandsUpdate(AcpAvailableCommandsUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpCurrentModeUpdate(AcpCurrentModeUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpConfigOptionUpdate(AcpConfigOptionUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpSessionInfoUpdate(AcpSessionInfoUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpUsageUpdate(AcpUsageUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpNotice(AcpNotice value) {
      return otherwise(value);
    }

    @Override
    default R acpCompactionUpdate(AcpCompactionUpdate value) {
      return otherwise(value);
    }

    @Override
    default R acpCompactionSummaryChunk(AcpCompactionSummaryChunk value) {
      return otherwise(value);
    }

    @Override
    default R acpUnknownUpdate(AcpUnknownUpdate value) {
      return otherwise(value);
    }
  }
}
