package dev.agentstream.rules;

import dev.agentstream.model.events.HookCompletedEvent;
import dev.agentstream.model.events.HookProgressEvent;
import dev.agentstream.model.events.HookStartedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.SubagentCompletedEvent;
import dev.agentstream.model.events.SubagentStartedEvent;
import dev.agentstream.model.events.TaskCompletedEvent;
import dev.agentstream.model.events.TaskProgressEvent;
import dev.agentstream.model.events.TaskStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Rule 6, of sub-agents, tasks and hooks. */
final class BackgroundRule implements Rule {
  private final Set<String> subagents = new HashSet<>();
  private final Set<String> tasks = new HashSet<>();
  private final Set<String> hooks = new HashSet<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    event.match(new Check(open, faults));
    boolean isOwn =
        event instanceof SubagentStartedEvent || event instanceof SubagentCompletedEvent;
    String id = event.subagentId();
    faults.addIf(
        !isOwn && id != null && !subagents.contains(id),
        "6.14",
        "the subagentId " + id + " has not started");
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
    public Void subagentStartedEvent(SubagentStartedEvent event) {
      return once("6.11", event.subagentId(), subagents);
    }

    @Override
    public Void subagentCompletedEvent(SubagentCompletedEvent event) {
      return isOpen("6.12", event.subagentId(), open.subagents);
    }

    @Override
    public Void taskStartedEvent(TaskStartedEvent event) {
      return once("6.15", event.taskId(), tasks);
    }

    @Override
    public Void taskProgressEvent(TaskProgressEvent event) {
      return isOpen("6.16", event.taskId(), open.tasks);
    }

    @Override
    public Void taskCompletedEvent(TaskCompletedEvent event) {
      return isOpen("6.16", event.taskId(), open.tasks);
    }

    @Override
    public Void hookStartedEvent(HookStartedEvent event) {
      return once("6.18", event.hookId(), hooks);
    }

    @Override
    public Void hookProgressEvent(HookProgressEvent event) {
      return isOpen("6.19", event.hookId(), open.hooks.keySet());
    }

    @Override
    public Void hookCompletedEvent(HookCompletedEvent event) {
      String name = open.hooks.getOrDefault(event.hookId(), event.name());
      boolean isOther = !name.equals(event.name());
      faults.addIf(isOther, "6.21", event.hookId() + " was started under another name");
      return isOpen("6.19", event.hookId(), open.hooks.keySet());
    }

    @Override
    public Void sessionEndedEvent(SessionEndedEvent event) {
      faults.addOpen("6.13", open.subagents, "the run");
      faults.addOpen("6.17", open.tasks, "the run");
      faults.addOpen("6.20", open.hooks.keySet(), "the run");
      return null;
    }

    private Void once(String clause, String id, Set<String> seen) {
      faults.addIf(!seen.add(id), clause, "the id " + id + " was used before");
      return null;
    }

    private Void isOpen(String clause, String id, Collection<String> ids) {
      faults.addIf(!ids.contains(id), clause, id + " is not open");
      return null;
    }
  }
}
