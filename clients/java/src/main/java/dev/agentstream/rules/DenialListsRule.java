package dev.agentstream.rules;

import dev.agentstream.model.events.PermissionDenial;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.ToolStartedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Rule 9, of the lists of denials. */
final class DenialListsRule implements Rule {
  private final Set<String> started = new HashSet<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof ToolStartedEvent start) {
      started.add(start.toolId());
    }
    String unknown =
        denialsOf(event).stream()
            .map(PermissionDenial::toolId)
            .filter(Objects::nonNull)
            .filter(id -> !started.contains(id))
            .collect(Collectors.joining(", "));
    faults.addIf(!unknown.isEmpty(), "9.8", "denied and not started: " + unknown);
  }

  private static List<PermissionDenial> denialsOf(UnifiedEvent event) {
    List<PermissionDenial> denials = null;
    if (event instanceof TurnCompletedEvent turn) {
      denials = turn.permissionDenials();
    } else if (event instanceof TurnFailedEvent turn) {
      denials = turn.permissionDenials();
    } else if (event instanceof SessionEndedEvent end) {
      denials = end.permissionDenials();
    }
    return denials == null ? List.of() : denials;
  }
}
