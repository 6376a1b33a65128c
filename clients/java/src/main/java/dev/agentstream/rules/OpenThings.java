package dev.agentstream.rules;

import dev.agentstream.model.events.BlockDiscardedEvent;
import dev.agentstream.model.events.HookCompletedEvent;
import dev.agentstream.model.events.HookStartedEvent;
import dev.agentstream.model.events.PermissionRequestedEvent;
import dev.agentstream.model.events.PermissionResolvedEvent;
import dev.agentstream.model.events.QuestionAnsweredEvent;
import dev.agentstream.model.events.QuestionAskedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.SubagentCompletedEvent;
import dev.agentstream.model.events.SubagentStartedEvent;
import dev.agentstream.model.events.TaskCompletedEvent;
import dev.agentstream.model.events.TaskStartedEvent;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.ThinkingChunkEvent;
import dev.agentstream.model.events.ToolCompletedEvent;
import dev.agentstream.model.events.ToolFailedEvent;
import dev.agentstream.model.events.ToolInputChunkEvent;
import dev.agentstream.model.events.ToolStartedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.TurnStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Fed with every event of a stream, it knows what is open. */
final class OpenThings implements UnifiedEvent.SomeCases<Void> {
  boolean isRunning;
  Long turnNumber;
  final Map<String, OpenBlock> blocks = new LinkedHashMap<>();
  final Map<String, OpenTool> tools = new LinkedHashMap<>();
  final Map<String, Owner> inputs = new LinkedHashMap<>();
  final Map<String, PermissionRequestedEvent> permissions = new LinkedHashMap<>();
  final Map<String, QuestionAskedEvent> questions = new LinkedHashMap<>();
  final Set<String> subagents = new LinkedHashSet<>();
  final Set<String> tasks = new LinkedHashSet<>();
  final Map<String, String> hooks = new LinkedHashMap<>();

  /** Lets an event take effect. */
  void follow(UnifiedEvent event) {
    event.match(this);
  }

  private Void closeAll() {
    turnNumber = null;
    blocks.clear();
    tools.clear();
    inputs.clear();
    permissions.clear();
    questions.clear();
    subagents.clear();
    tasks.clear();
    hooks.clear();
    return null;
  }

  @Override
  public Void otherwise(UnifiedEvent event) {
    return null;
  }

  @Override
  public Void sessionStartedEvent(SessionStartedEvent event) {
    isRunning = true;
    return closeAll();
  }

  @Override
  public Void sessionEndedEvent(SessionEndedEvent event) {
    isRunning = false;
    return closeAll();
  }

  @Override
  public Void turnStartedEvent(TurnStartedEvent event) {
    turnNumber = event.turnNumber();
    return null;
  }

  @Override
  public Void turnCompletedEvent(TurnCompletedEvent event) {
    turnNumber = null;
    return null;
  }

  @Override
  public Void turnFailedEvent(TurnFailedEvent event) {
    turnNumber = null;
    return null;
  }

  @Override
  public Void textChunkEvent(TextChunkEvent event) {
    return followChunk(Chunk.of(event));
  }

  @Override
  public Void thinkingChunkEvent(ThinkingChunkEvent event) {
    return followChunk(Chunk.of(event));
  }

  private Void followChunk(Chunk chunk) {
    if (chunk.blockId() == null) {
      return null;
    }
    if (chunk.isComplete()) {
      blocks.remove(chunk.blockId());
      return null;
    }
    blocks
        .computeIfAbsent(
            chunk.blockId(),
            id -> new OpenBlock(chunk.event(), Owner.of(chunk.event()), new StringBuilder()))
        .text()
        .append(chunk.content());
    return null;
  }

  @Override
  public Void blockDiscardedEvent(BlockDiscardedEvent event) {
    blocks.remove(event.blockId());
    inputs.remove(event.blockId());
    return null;
  }

  @Override
  public Void toolInputChunkEvent(ToolInputChunkEvent event) {
    inputs.putIfAbsent(event.toolId(), Owner.of(event));
    return null;
  }

  @Override
  public Void toolStartedEvent(ToolStartedEvent event) {
    inputs.remove(event.toolId());
    tools.put(event.toolId(), new OpenTool(event.toolName(), event.toolKind(), Owner.of(event)));
    return null;
  }

  @Override
  public Void toolCompletedEvent(ToolCompletedEvent event) {
    tools.remove(event.toolId());
    return null;
  }

  @Override
  public Void toolFailedEvent(ToolFailedEvent event) {
    tools.remove(event.toolId());
    return null;
  }

  @Override
  public Void permissionRequestedEvent(PermissionRequestedEvent event) {
    permissions.put(event.requestId(), event);
    return null;
  }

  @Override
  public Void permissionResolvedEvent(PermissionResolvedEvent event) {
    permissions.remove(event.requestId());
    return null;
  }

  @Override
  public Void questionAskedEvent(QuestionAskedEvent event) {
    questions.put(event.requestId(), event);
    return null;
  }

  @Override
  public Void questionAnsweredEvent(QuestionAnsweredEvent event) {
    questions.remove(event.requestId());
    return null;
  }

  @Override
  public Void subagentStartedEvent(SubagentStartedEvent event) {
    subagents.add(event.subagentId());
    return null;
  }

  @Override
  public Void subagentCompletedEvent(SubagentCompletedEvent event) {
    subagents.remove(event.subagentId());
    return null;
  }

  @Override
  public Void taskStartedEvent(TaskStartedEvent event) {
    tasks.add(event.taskId());
    return null;
  }

  @Override
  public Void taskCompletedEvent(TaskCompletedEvent event) {
    tasks.remove(event.taskId());
    return null;
  }

  @Override
  public Void hookStartedEvent(HookStartedEvent event) {
    hooks.put(event.hookId(), event.name());
    return null;
  }

  @Override
  public Void hookCompletedEvent(HookCompletedEvent event) {
    hooks.remove(event.hookId());
    return null;
  }
}
