// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import dev.agentstream.model.words.AgentType;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** One event of the unified stream. */
public sealed interface UnifiedEvent extends Model
    permits KnownEvent, ExtensionEvent, UnknownEvent {
  Pattern EXTENSION = Pattern.compile("^[a-z][a-z0-9-]*:");

  String id();

  String sessionId();

  String timestamp();

  String type();

  AgentType agentType();

  Long seq();

  Long run();

  String parentToolId();

  String subagentId();

  Origin origin();

  JsonNode raw();

  List<String> omitted();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this UnifiedEvent is. */
  <R> R match(Cases<R> cases);

  static UnifiedEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "sessionStarted" -> SessionStartedEvent.decode(value, at);
      case "sessionUpdated" -> SessionUpdatedEvent.decode(value, at);
      case "sessionEnded" -> SessionEndedEvent.decode(value, at);
      case "turnStarted" -> TurnStartedEvent.decode(value, at);
      case "userMessage" -> UserMessageEvent.decode(value, at);
      case "turnCompleted" -> TurnCompletedEvent.decode(value, at);
      case "turnFailed" -> TurnFailedEvent.decode(value, at);
      case "usageReported" -> UsageReportedEvent.decode(value, at);
      case "contextCompacted" -> ContextCompactedEvent.decode(value, at);
      case "textChunk" -> TextChunkEvent.decode(value, at);
      case "thinkingChunk" -> ThinkingChunkEvent.decode(value, at);
      case "blockDiscarded" -> BlockDiscardedEvent.decode(value, at);
      case "toolInputChunk" -> ToolInputChunkEvent.decode(value, at);
      case "toolStarted" -> ToolStartedEvent.decode(value, at);
      case "toolProgress" -> ToolProgressEvent.decode(value, at);
      case "toolCompleted" -> ToolCompletedEvent.decode(value, at);
      case "toolFailed" -> ToolFailedEvent.decode(value, at);
      case "fileChanged" -> FileChangedEvent.decode(value, at);
      case "planUpdated" -> PlanUpdatedEvent.decode(value, at);
      case "permissionRequested" -> PermissionRequestedEvent.decode(value, at);
      case "permissionResolved" -> PermissionResolvedEvent.decode(value, at);
      case "questionAsked" -> QuestionAskedEvent.decode(value, at);
      case "questionAnswered" -> QuestionAnsweredEvent.decode(value, at);
      case "subagentStarted" -> SubagentStartedEvent.decode(value, at);
      case "subagentCompleted" -> SubagentCompletedEvent.decode(value, at);
      case "taskStarted" -> TaskStartedEvent.decode(value, at);
      case "taskProgress" -> TaskProgressEvent.decode(value, at);
      case "taskCompleted" -> TaskCompletedEvent.decode(value, at);
      case "hookStarted" -> HookStartedEvent.decode(value, at);
      case "hookProgress" -> HookProgressEvent.decode(value, at);
      case "hookCompleted" -> HookCompletedEvent.decode(value, at);
      case "error" -> ErrorEvent.decode(value, at);
      case "log" -> LogEvent.decode(value, at);
      case "rawOutput" -> RawOutputEvent.decode(value, at);
      case "rateLimitUpdated" -> RateLimitUpdatedEvent.decode(value, at);
      default ->
          EXTENSION.matcher(tag).find()
              ? ExtensionEvent.decode(value, at)
              : UnknownEvent.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> extends KnownEvent.Cases<R> {
    R extensionEvent(ExtensionEvent value);

    R unknownEvent(UnknownEvent value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(UnifiedEvent value);

    @Override
    default R sessionStartedEvent(SessionStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R sessionUpdatedEvent(SessionUpdatedEvent value) {
      return otherwise(value);
    }

    @Override
    default R sessionEndedEvent(SessionEndedEvent value) {
      return otherwise(value);
    }

    @Override
    default R turnStartedEvent(TurnStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R userMessageEvent(UserMessageEvent value) {
      return otherwise(value);
    }

    @Override
    default R turnCompletedEvent(TurnCompletedEvent value) {
      return otherwise(value);
    }

    @Override
    default R turnFailedEvent(TurnFailedEvent value) {
      return otherwise(value);
    }

    @Override
    default R usageReportedEvent(UsageReportedEvent value) {
      return otherwise(value);
    }

    @Override
    default R contextCompactedEvent(ContextCompactedEvent value) {
      return otherwise(value);
    }

    @Override
    default R textChunkEvent(TextChunkEvent value) {
      return otherwise(value);
    }

    @Override
    default R thinkingChunkEvent(ThinkingChunkEvent value) {
      return otherwise(value);
    }

    @Override
    default R blockDiscardedEvent(BlockDiscardedEvent value) {
      return otherwise(value);
    }

    @Override
    default R toolInputChunkEvent(ToolInputChunkEvent value) {
      return otherwise(value);
    }

    @Override
    default R toolStartedEvent(ToolStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R toolProgressEvent(ToolProgressEvent value) {
      return otherwise(value);
    }

    @Override
    default R toolCompletedEvent(ToolCompletedEvent value) {
      return otherwise(value);
    }

    @Override
    default R toolFailedEvent(ToolFailedEvent value) {
      return otherwise(value);
    }

    @Override
    default R fileChangedEvent(FileChangedEvent value) {
      return otherwise(value);
    }

    @Override
    default R planUpdatedEvent(PlanUpdatedEvent value) {
      return otherwise(value);
    }

    @Override
    default R permissionRequestedEvent(PermissionRequestedEvent value) {
      return otherwise(value);
    }

    @Override
    default R permissionResolvedEvent(PermissionResolvedEvent value) {
      return otherwise(value);
    }

    @Override
    default R questionAskedEvent(QuestionAskedEvent value) {
      return otherwise(value);
    }

    @Override
    default R questionAnsweredEvent(QuestionAnsweredEvent value) {
      return otherwise(value);
    }

    @Override
    default R subagentStartedEvent(SubagentStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R subagentCompletedEvent(SubagentCompletedEvent value) {
      return otherwise(value);
    }

    @Override
    default R taskStartedEvent(TaskStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R taskProgressEvent(TaskProgressEvent value) {
      return otherwise(value);
    }

    @Override
    default R taskCompletedEvent(TaskCompletedEvent value) {
      return otherwise(value);
    }

    @Override
    default R hookStartedEvent(HookStartedEvent value) {
      return otherwise(value);
    }

    @Override
    default R hookProgressEvent(HookProgressEvent value) {
      return otherwise(value);
    }

    @Override
    default R hookCompletedEvent(HookCompletedEvent value) {
      return otherwise(value);
    }

    @Override
    default R errorEvent(ErrorEvent value) {
      return otherwise(value);
    }

    @Override
    default R logEvent(LogEvent value) {
      return otherwise(value);
    }

    @Override
    default R rawOutputEvent(RawOutputEvent value) {
      return otherwise(value);
    }

    @Override
    default R rateLimitUpdatedEvent(RateLimitUpdatedEvent value) {
      return otherwise(value);
    }

    @Override
    default R extensionEvent(ExtensionEvent value) {
      return otherwise(value);
    }

    @Override
    default R unknownEvent(UnknownEvent value) {
      return otherwise(value);
    }
  }
}
