package dev.agentstream.rules;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.agentstream.model.events.PlanUpdatedEvent;
import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.HashMap;
import java.util.Map;

/** Rule 10: plans. */
final class PlansRule implements Rule {
  private final Map<Owner, String> last = new HashMap<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof SessionStartedEvent) {
      last.clear();
    }
    if (event instanceof PlanUpdatedEvent update) {
      ArrayNode plan = JsonNodeFactory.instance.arrayNode().add(update.explanation());
      update.entries().forEach(entry -> plan.add(entry.encode()));
      String text = CanonicalJson.withSortedKeys(plan);
      boolean isSame = text.equals(last.put(Owner.of(event), text));
      faults.addIf(isSame, "10.1", "the plan is the same as before");
    }
  }
}
