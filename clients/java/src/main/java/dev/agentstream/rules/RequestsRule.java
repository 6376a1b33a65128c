package dev.agentstream.rules;

import dev.agentstream.model.events.PermissionOption;
import dev.agentstream.model.events.PermissionRequestedEvent;
import dev.agentstream.model.events.PermissionResolvedEvent;
import dev.agentstream.model.events.QuestionAnsweredEvent;
import dev.agentstream.model.events.QuestionAskedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.PermissionOptionKind;
import dev.agentstream.model.words.PermissionOutcome;
import dev.agentstream.model.words.QuestionOutcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rule 6, of requests. */
final class RequestsRule implements Rule {
  private static final Set<PermissionOptionKind> ALLOWING =
      Set.of(
          PermissionOptionKind.ALLOW,
          PermissionOptionKind.ALLOW_SESSION,
          PermissionOptionKind.ALLOW_RULE);
  private static final Set<PermissionOptionKind> DENYING =
      Set.of(PermissionOptionKind.DENY, PermissionOptionKind.DENY_AND_STOP);

  private final Set<String> seen = new HashSet<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof PermissionRequestedEvent request) {
      checkOnce(request.requestId(), faults);
    } else if (event instanceof QuestionAskedEvent request) {
      checkOnce(request.requestId(), faults);
    } else if (event instanceof PermissionResolvedEvent resolved) {
      PermissionRequestedEvent request = open.permissions.get(resolved.requestId());
      if (request == null) {
        faults.add("6.2", resolved.requestId() + " is not an open permission request");
      } else {
        checkResolution(resolved, request, faults);
      }
    } else if (event instanceof QuestionAnsweredEvent answered) {
      QuestionAskedEvent question = open.questions.get(answered.requestId());
      if (question == null) {
        faults.add("6.3", answered.requestId() + " is not an open question");
      } else {
        checkAnswer(answered, question, faults);
      }
    } else if (event instanceof SessionEndedEvent) {
      List<String> ids =
          Stream.concat(open.permissions.keySet().stream(), open.questions.keySet().stream())
              .collect(Collectors.toList());
      faults.addOpen("6.4", ids, "the run");
    }
  }

  private void checkOnce(String id, Faults faults) {
    faults.addIf(!seen.add(id), "6.1", "the requestId " + id + " was used before");
  }

  private static void checkResolution(
      PermissionResolvedEvent event, PermissionRequestedEvent request, Faults faults) {
    String id = event.requestId();
    PermissionOption option = optionOf(request, event.optionId());
    if (event.optionId() != null && option == null) {
      faults.add("6.5", id + " did not offer " + event.optionId());
    }
    if (option != null && contradicts(option.kind(), event.outcome())) {
      String kind = option.optionId() + " is " + option.kind();
      faults.add("6.6", kind + ", not " + event.outcome());
    }
    if (event.updatedArguments() == null) {
      return;
    }
    faults.addIf(
        !event.outcome().equals(PermissionOutcome.ALLOWED),
        "6.7",
        id + " was " + event.outcome() + ", with updated arguments");
    faults.addIf(
        Boolean.FALSE.equals(request.canChangeArguments()),
        "6.8",
        "the arguments of " + id + " cannot be changed");
  }

  private static PermissionOption optionOf(PermissionRequestedEvent request, String optionId) {
    List<PermissionOption> options = request.options() == null ? List.of() : request.options();
    return options.stream()
        .filter(option -> option.optionId().equals(optionId))
        .findFirst()
        .orElse(null);
  }

  private static boolean contradicts(PermissionOptionKind kind, PermissionOutcome outcome) {
    if (outcome.equals(PermissionOutcome.ALLOWED)) {
      return DENYING.contains(kind);
    }
    boolean isDenial =
        outcome.equals(PermissionOutcome.DENIED) || outcome.equals(PermissionOutcome.EXPIRED);
    return isDenial && ALLOWING.contains(kind);
  }

  private static void checkAnswer(
      QuestionAnsweredEvent event, QuestionAskedEvent question, Faults faults) {
    if (event.answers() == null) {
      return;
    }
    String id = event.requestId();
    faults.addIf(
        !event.outcome().equals(QuestionOutcome.ANSWERED),
        "6.9",
        id + " was " + event.outcome() + ", and has answers");
    Set<String> asked =
        question.questions().stream().map(one -> one.id()).collect(Collectors.toSet());
    List<String> unknown =
        event.answers().keySet().stream()
            .filter(key -> !asked.contains(key))
            .collect(Collectors.toList());
    // a form has fields in place of questions
    boolean isOther = !asked.isEmpty() && !unknown.isEmpty();
    faults.addIf(isOther, "6.10", id + " did not ask " + String.join(", ", unknown));
  }
}
