package dev.agentstream.rules;

import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.SubagentCompletedEvent;
import dev.agentstream.model.events.TokenUsage;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.events.UsageReportedEvent;
import dev.agentstream.model.words.UsageCompleteness;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rule 7: usage. */
final class UsageRule implements Rule {
  /** The events whose usage may be unknown. */
  private static final Set<String> UNKNOWING = Set.of("turnCompleted", "usageReported");

  private long input;
  private long output;

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof SessionStartedEvent) {
      input = 0;
      output = 0;
    } else if (event instanceof TurnCompletedEvent turn) {
      checkTurn(turn.usage(), turn.usageByModel(), turn.type(), faults);
    } else if (event instanceof TurnFailedEvent turn) {
      checkTurn(turn.usage(), turn.usageByModel(), turn.type(), faults);
    } else if (event instanceof SessionEndedEvent end) {
      checkRun(end, faults);
    } else if (event instanceof UsageReportedEvent report) {
      checkParts(report.usage(), report.type(), faults);
    } else if (event instanceof SubagentCompletedEvent subagent) {
      checkParts(subagent.usage(), subagent.type(), faults);
    }
  }

  private void checkTurn(
      TokenUsage usage, Map<String, TokenUsage> byModel, String type, Faults faults) {
    Collection<TokenUsage> models = byModel == null ? List.of() : byModel.values();
    checkParts(usage, type, faults);
    models.forEach(model -> checkParts(model, type, faults));
    if (!isKnown(usage)) {
      return;
    }
    input += usage.inputTokens();
    output += usage.outputTokens();
    if (models.isEmpty() || !models.stream().allMatch(UsageRule::isKnown)) {
      return;
    }
    boolean addsUp =
        models.stream().mapToLong(TokenUsage::inputTokens).sum() == usage.inputTokens()
            && models.stream().mapToLong(TokenUsage::outputTokens).sum() == usage.outputTokens();
    faults.addIf(!addsUp, "7.5", "the usages of the models do not add up to that of the turn");
  }

  private void checkRun(SessionEndedEvent event, Faults faults) {
    TokenUsage usage = event.usage();
    checkParts(usage, event.type(), faults);
    boolean isOther =
        isKnown(usage) && (usage.inputTokens() != input || usage.outputTokens() != output);
    faults.addIf(isOther, "7.4", "the usage of the run is not the sum of its turns");
  }

  private static boolean isKnown(TokenUsage usage) {
    return usage != null && !UsageCompleteness.UNKNOWN.equals(usage.completeness());
  }

  private static void checkParts(TokenUsage usage, String type, Faults faults) {
    if (usage == null) {
      return;
    }
    long total = usage.inputTokens() + usage.outputTokens();
    long cached = orZero(usage.cachedTokens()) + orZero(usage.cacheWriteTokens());
    boolean reasonsMore = orZero(usage.reasoningTokens()) > usage.outputTokens();
    faults.addIf(
        usage.totalTokens() != total, "7.1", "totalTokens is not inputTokens and outputTokens");
    faults.addIf(cached > usage.inputTokens(), "7.2", "the cached tokens exceed the input");
    faults.addIf(reasonsMore, "7.3", "the reasoning tokens exceed the output");
    if (isKnown(usage)) {
      return;
    }
    faults.addIf(
        total != 0 || usage.totalTokens() != 0, "7.6", "the usage is unknown and is not zero");
    faults.addIf(!UNKNOWING.contains(type), "7.7", "the usage of " + type + " is unknown");
  }

  private static long orZero(Long number) {
    return number == null ? 0 : number;
  }
}
