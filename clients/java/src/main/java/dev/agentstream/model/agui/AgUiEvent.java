// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** One event of AG-UI, protocol 1.0. */
public sealed interface AgUiEvent extends Model
    permits AgUiRunStarted,
        AgUiRunFinished,
        AgUiRunError,
        AgUiStepStarted,
        AgUiStepFinished,
        AgUiTextMessageStart,
        AgUiTextMessageContent,
        AgUiTextMessageEnd,
        AgUiTextMessageChunk,
        AgUiReasoningStart,
        AgUiReasoningMessageStart,
        AgUiReasoningMessageContent,
        AgUiReasoningMessageEnd,
        AgUiReasoningMessageChunk,
        AgUiReasoningEnd,
        AgUiReasoningEncryptedValue,
        AgUiToolCallStart,
        AgUiToolCallArgs,
        AgUiToolCallEnd,
        AgUiToolCallChunk,
        AgUiToolCallResult,
        AgUiSubagentStarted,
        AgUiSubagentFinished,
        AgUiSubagentError,
        AgUiActivitySnapshot,
        AgUiActivityDelta,
        AgUiStateSnapshot,
        AgUiStateDelta,
        AgUiMessagesSnapshot,
        AgUiRaw,
        AgUiCustom,
        AgUiUnknown {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AgUiEvent is. */
  <R> R match(Cases<R> cases);

  static AgUiEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "RUN_STARTED" -> AgUiRunStarted.decode(value, at);
      case "RUN_FINISHED" -> AgUiRunFinished.decode(value, at);
      case "RUN_ERROR" -> AgUiRunError.decode(value, at);
      case "STEP_STARTED" -> AgUiStepStarted.decode(value, at);
      case "STEP_FINISHED" -> AgUiStepFinished.decode(value, at);
      case "TEXT_MESSAGE_START" -> AgUiTextMessageStart.decode(value, at);
      case "TEXT_MESSAGE_CONTENT" -> AgUiTextMessageContent.decode(value, at);
      case "TEXT_MESSAGE_END" -> AgUiTextMessageEnd.decode(value, at);
      case "TEXT_MESSAGE_CHUNK" -> AgUiTextMessageChunk.decode(value, at);
      case "REASONING_START" -> AgUiReasoningStart.decode(value, at);
      case "REASONING_MESSAGE_START" -> AgUiReasoningMessageStart.decode(value, at);
      case "REASONING_MESSAGE_CONTENT" -> AgUiReasoningMessageContent.decode(value, at);
      case "REASONING_MESSAGE_END" -> AgUiReasoningMessageEnd.decode(value, at);
      case "REASONING_MESSAGE_CHUNK" -> AgUiReasoningMessageChunk.decode(value, at);
      case "REASONING_END" -> AgUiReasoningEnd.decode(value, at);
      case "REASONING_ENCRYPTED_VALUE" -> AgUiReasoningEncryptedValue.decode(value, at);
      case "TOOL_CALL_START" -> AgUiToolCallStart.decode(value, at);
      case "TOOL_CALL_ARGS" -> AgUiToolCallArgs.decode(value, at);
      case "TOOL_CALL_END" -> AgUiToolCallEnd.decode(value, at);
      case "TOOL_CALL_CHUNK" -> AgUiToolCallChunk.decode(value, at);
      case "TOOL_CALL_RESULT" -> AgUiToolCallResult.decode(value, at);
      case "SUBAGENT_STARTED" -> AgUiSubagentStarted.decode(value, at);
      case "SUBAGENT_FINISHED" -> AgUiSubagentFinished.decode(value, at);
      case "SUBAGENT_ERROR" -> AgUiSubagentError.decode(value, at);
      case "ACTIVITY_SNAPSHOT" -> AgUiActivitySnapshot.decode(value, at);
      case "ACTIVITY_DELTA" -> AgUiActivityDelta.decode(value, at);
      case "STATE_SNAPSHOT" -> AgUiStateSnapshot.decode(value, at);
      case "STATE_DELTA" -> AgUiStateDelta.decode(value, at);
      case "MESSAGES_SNAPSHOT" -> AgUiMessagesSnapshot.decode(value, at);
      case "RAW" -> AgUiRaw.decode(value, at);
      case "CUSTOM" -> AgUiCustom.decode(value, at);
      default -> AgUiUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R agUiRunStarted(AgUiRunStarted value);

    R agUiRunFinished(AgUiRunFinished value);

    R agUiRunError(AgUiRunError value);

    R agUiStepStarted(AgUiStepStarted value);

    R agUiStepFinished(AgUiStepFinished value);

    R agUiTextMessageStart(AgUiTextMessageStart value);

    R agUiTextMessageContent(AgUiTextMessageContent value);

    R agUiTextMessageEnd(AgUiTextMessageEnd value);

    R agUiTextMessageChunk(AgUiTextMessageChunk value);

    R agUiReasoningStart(AgUiReasoningStart value);

    R agUiReasoningMessageStart(AgUiReasoningMessageStart value);

    R agUiReasoningMessageContent(AgUiReasoningMessageContent value);

    R agUiReasoningMessageEnd(AgUiReasoningMessageEnd value);

    R agUiReasoningMessageChunk(AgUiReasoningMessageChunk value);

    R agUiReasoningEnd(AgUiReasoningEnd value);

    R agUiReasoningEncryptedValue(AgUiReasoningEncryptedValue value);

    R agUiToolCallStart(AgUiToolCallStart value);

    R agUiToolCallArgs(AgUiToolCallArgs value);

    R agUiToolCallEnd(AgUiToolCallEnd value);

    R agUiToolCallChunk(AgUiToolCallChunk value);

    R agUiToolCallResult(AgUiToolCallResult value);

    R agUiSubagentStarted(AgUiSubagentStarted value);

    R agUiSubagentFinished(AgUiSubagentFinished value);

    R agUiSubagentError(AgUiSubagentError value);

    R agUiActivitySnapshot(AgUiActivitySnapshot value);

    R agUiActivityDelta(AgUiActivityDelta value);

    R agUiStateSnapshot(AgUiStateSnapshot value);

    R agUiStateDelta(AgUiStateDelta value);

    R agUiMessagesSnapshot(AgUiMessagesSnapshot value);

    R agUiRaw(AgUiRaw value);

    R agUiCustom(AgUiCustom value);

    R agUiUnknown(AgUiUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AgUiEvent value);

    @Override
    default R agUiRunStarted(AgUiRunStarted value) {
      return otherwise(value);
    }

    @Override
    default R agUiRunFinished(AgUiRunFinished value) {
      return otherwise(value);
    }

    @Override
    default R agUiRunError(AgUiRunError value) {
      return otherwise(value);
    }

    @Override
    default R agUiStepStarted(AgUiStepStarted value) {
      return otherwise(value);
    }

    @Override
    default R agUiStepFinished(AgUiStepFinished value) {
      return otherwise(value);
    }

    @Override
    default R agUiTextMessageStart(AgUiTextMessageStart value) {
      return otherwise(value);
    }

    @Override
    default R agUiTextMessageContent(AgUiTextMessageContent value) {
      return otherwise(value);
    }

    @Override
    default R agUiTextMessageEnd(AgUiTextMessageEnd value) {
      return otherwise(value);
    }

    @Override
    default R agUiTextMessageChunk(AgUiTextMessageChunk value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningStart(AgUiReasoningStart value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningMessageStart(AgUiReasoningMessageStart value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningMessageContent(AgUiReasoningMessageContent value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningMessageEnd(AgUiReasoningMessageEnd value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningMessageChunk(AgUiReasoningMessageChunk value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningEnd(AgUiReasoningEnd value) {
      return otherwise(value);
    }

    @Override
    default R agUiReasoningEncryptedValue(AgUiReasoningEncryptedValue value) {
      return otherwise(value);
    }

    @Override
    default R agUiToolCallStart(AgUiToolCallStart value) {
      return otherwise(value);
    }

    @Override
    default R agUiToolCallArgs(AgUiToolCallArgs value) {
      return otherwise(value);
    }

    @Override
    default R agUiToolCallEnd(AgUiToolCallEnd value) {
      return otherwise(value);
    }

    @Override
    default R agUiToolCallChunk(AgUiToolCallChunk value) {
      return otherwise(value);
    }

    @Override
    default R agUiToolCallResult(AgUiToolCallResult value) {
      return otherwise(value);
    }

    @Override
    default R agUiSubagentStarted(AgUiSubagentStarted value) {
      return otherwise(value);
    }

    @Override
    default R agUiSubagentFinished(AgUiSubagentFinished value) {
      return otherwise(value);
    }

    @Override
    default R agUiSubagentError(AgUiSubagentError value) {
      return otherwise(value);
    }

    @Override
    default R agUiActivitySnapshot(AgUiActivitySnapshot value) {
      return otherwise(value);
    }

    @Override
    default R agUiActivityDelta(AgUiActivityDelta value) {
      return otherwise(value);
    }

    @Override
    default R agUiStateSnapshot(AgUiStateSnapshot value) {
      return otherwise(value);
    }

    @Override
    default R agUiStateDelta(AgUiStateDelta value) {
      return otherwise(value);
    }

    @Override
    default R agUiMessagesSnapshot(AgUiMessagesSnapshot value) {
      return otherwise(value);
    }

    @Override
    default R agUiRaw(AgUiRaw value) {
      return otherwise(value);
    }

    @Override
    default R agUiCustom(AgUiCustom value) {
      return otherwise(value);
    }

    @Override
    default R agUiUnknown(AgUiUnknown value) {
      return otherwise(value);
    }
  }
}
