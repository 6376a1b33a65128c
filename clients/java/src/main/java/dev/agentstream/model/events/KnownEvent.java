// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import dev.agentstream.model.words.AgentType;
import java.util.List;
import java.util.Map;

/** An event of a type that this version knows. */
public sealed interface KnownEvent extends UnifiedEvent
    permits SessionStartedEvent,
        SessionUpdatedEvent,
        SessionEndedEvent,
        TurnStartedEvent,
        UserMessageEvent,
        TurnCompletedEvent,
        TurnFailedEvent,
        UsageReportedEvent,
        ContextCompactedEvent,
        TextChunkEvent,
        ThinkingChunkEvent,
        BlockDiscardedEvent,
        ToolInputChunkEvent,
        ToolStartedEvent,
        ToolProgressEvent,
        ToolCompletedEvent,
        ToolFailedEvent,
        FileChangedEvent,
        PlanUpdatedEvent,
        PermissionRequestedEvent,
        PermissionResolvedEvent,
        QuestionAskedEvent,
        QuestionAnsweredEvent,
        SubagentStartedEvent,
        SubagentCompletedEvent,
        TaskStartedEvent,
        TaskProgressEvent,
        TaskCompletedEvent,
        HookStartedEvent,
        HookProgressEvent,
        HookCompletedEvent,
        ErrorEvent,
        LogEvent,
        RawOutputEvent,
        RateLimitUpdatedEvent {
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

  /** Calls the method of the member that this KnownEvent is. */
  <R> R match(Cases<R> cases);

  @Override
  default <R> R match(UnifiedEvent.Cases<R> cases) {
    return match((KnownEvent.Cases<R>) cases);
  }

  static KnownEvent decode(JsonNode value, Pointer at) {
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
      default -> throw Tags.unknown("type", tag, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R sessionStartedEvent(SessionStartedEvent value);

    R sessionUpdatedEvent(SessionUpdatedEvent value);

    R sessionEndedEvent(SessionEndedEvent value);

    R turnStartedEvent(TurnStartedEvent value);

    R userMessageEvent(UserMessageEvent value);

    R turnCompletedEvent(TurnCompletedEvent value);

    R turnFailedEvent(TurnFailedEvent value);

    R usageReportedEvent(UsageReportedEvent value);

    R contextCompactedEvent(ContextCompactedEvent value);

    R textChunkEvent(TextChunkEvent value);

    R thinkingChunkEvent(ThinkingChunkEvent value);

    R blockDiscardedEvent(BlockDiscardedEvent value);

    R toolInputChunkEvent(ToolInputChunkEvent value);

    R toolStartedEvent(ToolStartedEvent value);

    R toolProgressEvent(ToolProgressEvent value);

    R toolCompletedEvent(ToolCompletedEvent value);

    R toolFailedEvent(ToolFailedEvent value);

    R fileChangedEvent(FileChangedEvent value);

    R planUpdatedEvent(PlanUpdatedEvent value);

    R permissionRequestedEvent(PermissionRequestedEvent value);

    R permissionResolvedEvent(PermissionResolvedEvent value);

    R questionAskedEvent(QuestionAskedEvent value);

    R questionAnsweredEvent(QuestionAnsweredEvent value);

    R subagentStartedEvent(SubagentStartedEvent value);

    R subagentCompletedEvent(SubagentCompletedEvent value);

    R taskStartedEvent(TaskStartedEvent value);

    R taskProgressEvent(TaskProgressEvent value);

    R taskCompletedEvent(TaskCompletedEvent value);

    R hookStartedEvent(HookStartedEvent value);

    R hookProgressEvent(HookProgressEvent value);

    R hookCompletedEvent(HookCompletedEvent value);

    R errorEvent(ErrorEvent value);

    R logEvent(LogEvent value);

    R rawOutputEvent(RawOutputEvent value);

    R rateLimitUpdatedEvent(RateLimitUpdatedEvent value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(KnownEvent value);

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
  }
}
