package dev.agentstream.rules;

import dev.agentstream.model.events.FileChangedEvent;
import dev.agentstream.model.events.PermissionRequestedEvent;
import dev.agentstream.model.events.PermissionResolvedEvent;
import dev.agentstream.model.events.QuestionAskedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.SubagentStartedEvent;
import dev.agentstream.model.events.TaskStartedEvent;
import dev.agentstream.model.events.ToolCompletedEvent;
import dev.agentstream.model.events.ToolFailedEvent;
import dev.agentstream.model.events.ToolInputChunkEvent;
import dev.agentstream.model.events.ToolProgressEvent;
import dev.agentstream.model.events.ToolStartedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.PermissionOutcome;
import dev.agentstream.model.words.ToolKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rule 4: tool calls. */
final class ToolsRule implements Rule {
  private final Map<String, Owner> started = new HashMap<>();
  private final Set<String> denied = new HashSet<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    event.match(new Check(open, faults));
  }

  private final class Check implements UnifiedEvent.SomeCases<Void> {
    private final OpenThings open;
    private final Faults faults;

    Check(OpenThings open, Faults faults) {
      this.open = open;
      this.faults = faults;
    }

    @Override
    public Void otherwise(UnifiedEvent event) {
      return null;
    }

    @Override
    public Void toolStartedEvent(ToolStartedEvent event) {
      boolean isRepeated = started.put(event.toolId(), Owner.of(event)) != null;
      faults.addIf(isRepeated, "4.1", "the toolId " + event.toolId() + " was used before");
      return null;
    }

    @Override
    public Void toolInputChunkEvent(ToolInputChunkEvent event) {
      boolean hasStarted = started.containsKey(event.toolId());
      faults.addIf(hasStarted, "4.3", "input of " + event.toolId() + ", which has started");
      return null;
    }

    @Override
    public Void toolProgressEvent(ToolProgressEvent event) {
      return checkOpen(event, event.toolId());
    }

    @Override
    public Void toolFailedEvent(ToolFailedEvent event) {
      return checkOpen(event, event.toolId());
    }

    @Override
    public Void toolCompletedEvent(ToolCompletedEvent event) {
      String id = event.toolId();
      boolean hasExitCode = event.exitCode() != null && event.exitCode() != 0;
      faults.addIf(denied.contains(id), "4.7", id + " was denied and completes");
      faults.addIf(
          event.success() && hasExitCode,
          "4.8",
          id + " succeeded with exit code " + event.exitCode());
      faults.addIf(
          event.success() && event.error() != null, "4.9", id + " succeeded with an error");
      return checkOpen(event, id);
    }

    private Void checkOpen(UnifiedEvent event, String id) {
      if (!open.tools.containsKey(id)) {
        faults.add("4.2", id + " is not open");
      } else if (!Owner.of(event).equals(started.get(id))) {
        faults.add("4.10", id + " has another owner than its start");
      }
      return null;
    }

    @Override
    public Void turnCompletedEvent(TurnCompletedEvent event) {
      return checkTurnEnd();
    }

    @Override
    public Void turnFailedEvent(TurnFailedEvent event) {
      return checkTurnEnd();
    }

    /** A command may run past its turn, and so may what a sub-agent runs. */
    private Void checkTurnEnd() {
      List<String> tools =
          open.tools.entrySet().stream()
              .filter(entry -> entry.getValue().owner().equals(Owner.MAIN_THREAD))
              .filter(entry -> !ToolKind.EXECUTE.equals(entry.getValue().kind()))
              .map(Map.Entry::getKey)
              .collect(Collectors.toList());
      List<String> inputs =
          open.inputs.entrySet().stream()
              .filter(entry -> entry.getValue().equals(Owner.MAIN_THREAD))
              .map(Map.Entry::getKey)
              .collect(Collectors.toList());
      faults.addOpen("4.4", tools, "the turn");
      faults.addOpen("4.5", inputs, "the turn");
      return null;
    }

    @Override
    public Void sessionEndedEvent(SessionEndedEvent event) {
      List<String> ids =
          Stream.concat(open.tools.keySet().stream(), open.inputs.keySet().stream())
              .collect(Collectors.toList());
      faults.addOpen("4.6", ids, "the run");
      return null;
    }

    @Override
    public Void permissionResolvedEvent(PermissionResolvedEvent event) {
      PermissionRequestedEvent request = open.permissions.get(event.requestId());
      if (request == null || request.toolId() == null) {
        return null;
      }
      boolean isDenied =
          event.outcome().equals(PermissionOutcome.DENIED)
              || event.outcome().equals(PermissionOutcome.EXPIRED);
      if (isDenied) {
        denied.add(request.toolId());
      } else {
        denied.remove(request.toolId());
      }
      return null;
    }

    @Override
    public Void permissionRequestedEvent(PermissionRequestedEvent event) {
      return checkReference(event, event.toolId(), true);
    }

    @Override
    public Void questionAskedEvent(QuestionAskedEvent event) {
      return checkReference(event, event.toolId(), true);
    }

    @Override
    public Void fileChangedEvent(FileChangedEvent event) {
      return checkReference(event, event.toolId(), true);
    }

    @Override
    public Void subagentStartedEvent(SubagentStartedEvent event) {
      return checkReference(event, event.toolId(), false);
    }

    @Override
    public Void taskStartedEvent(TaskStartedEvent event) {
      return checkReference(event, event.toolId(), false);
    }

    private Void checkReference(UnifiedEvent event, String id, boolean needsOpen) {
      String start = event.type() + " refers to " + id;
      if (id == null) {
        return null;
      }
      if (!started.containsKey(id)) {
        faults.add("4.11", start + ", which has not started");
      } else if (needsOpen && !open.tools.containsKey(id)) {
        faults.add("4.12", start + ", which has ended");
      }
      return null;
    }
  }
}
