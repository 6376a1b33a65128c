import '../generated/events.dart';
import '../generated/words.dart';
import '../open_things.dart';
import '../rule.dart';

/// Rule 6, of requests.
final class RequestsRule extends Rule {
  final Set<String> _seen = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case PermissionRequestedEvent request:
        _checkOnce(request.requestId, faults);
      case QuestionAskedEvent request:
        _checkOnce(request.requestId, faults);
      case PermissionResolvedEvent answer:
        final request = open.permissions[answer.requestId];
        if (request == null) {
          faults.add('6.2', '${answer.requestId} is not an open permission request');
        } else {
          _checkResolution(answer, request, faults);
        }
      case QuestionAnsweredEvent answer:
        final question = open.questions[answer.requestId];
        if (question == null) {
          faults.add('6.3', '${answer.requestId} is not an open question');
        } else {
          _checkAnswer(answer, question, faults);
        }
      case SessionEndedEvent _:
        faults.addOpen('6.4', [...open.permissions.keys, ...open.questions.keys], 'the run');
      default:
        break;
    }
  }

  void _checkOnce(String id, Faults faults) =>
      faults.addIf(!_seen.add(id), '6.1', 'the requestId $id was used before');

  void _checkResolution(
    PermissionResolvedEvent event,
    PermissionRequestedEvent request,
    Faults faults,
  ) {
    final id = event.requestId;
    final options = request.options ?? const <PermissionOption>[];
    final option = options.where((one) => one.optionId == event.optionId).firstOrNull;
    if (option == null) {
      faults.addIf(event.optionId != null, '6.5', '$id did not offer ${event.optionId}');
    } else if (_contradicts(option.kind, event.outcome)) {
      faults.add('6.6', '${option.optionId} is ${option.kind}, not ${event.outcome}');
    }
    if (event.updatedArguments == null) return;
    faults.addIf(
      event.outcome != PermissionOutcome.allowed,
      '6.7',
      '$id was ${event.outcome}, with updated arguments',
    );
    faults.addIf(
      request.canChangeArguments == false,
      '6.8',
      'the arguments of $id cannot be changed',
    );
  }

  static bool _contradicts(PermissionOptionKind kind, PermissionOutcome outcome) {
    const allowing = ['allow', 'allowSession', 'allowRule'];
    const denying = ['deny', 'denyAndStop'];
    if (outcome == PermissionOutcome.allowed) return denying.contains(kind.value);
    final isDenial = outcome == PermissionOutcome.denied || outcome == PermissionOutcome.expired;
    return isDenial && allowing.contains(kind.value);
  }

  void _checkAnswer(QuestionAnsweredEvent event, QuestionAskedEvent question, Faults faults) {
    final answers = event.answers;
    if (answers == null) return;
    final id = event.requestId;
    faults.addIf(
      event.outcome != QuestionOutcome.answered,
      '6.9',
      '$id was ${event.outcome}, and has answers',
    );
    final asked = {for (final one in question.questions) one.id};
    final unknown = answers.keys.where((key) => !asked.contains(key));
    // a form has fields in place of questions
    final isOther = asked.isNotEmpty && unknown.isNotEmpty;
    faults.addIf(isOther, '6.10', '$id did not ask ${unknown.join(', ')}');
  }
}

/// Rule 6, of sub-agents, tasks and hooks.
final class BackgroundRule extends Rule {
  final Set<String> _subagents = {};
  final Set<String> _tasks = {};
  final Set<String> _hooks = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case SubagentStartedEvent start:
        _once('6.11', start.subagentId, _subagents, faults);
        return;
      case SubagentCompletedEvent end:
        _isOpen('6.12', end.subagentId, open.subagents, faults);
        return;
      case TaskStartedEvent start:
        _once('6.15', start.taskId, _tasks, faults);
      case TaskProgressEvent progress:
        _isOpen('6.16', progress.taskId, open.tasks, faults);
      case TaskCompletedEvent end:
        _isOpen('6.16', end.taskId, open.tasks, faults);
      case HookStartedEvent start:
        _once('6.18', start.hookId, _hooks, faults);
      case HookProgressEvent progress:
        _isOpen('6.19', progress.hookId, open.hooks.keys, faults);
      case HookCompletedEvent end:
        final isOther = (open.hooks[end.hookId] ?? end.name) != end.name;
        faults.addIf(isOther, '6.21', '${end.hookId} was started under another name');
        _isOpen('6.19', end.hookId, open.hooks.keys, faults);
      case SessionEndedEvent _:
        faults.addOpen('6.13', open.subagents, 'the run');
        faults.addOpen('6.17', open.tasks, 'the run');
        faults.addOpen('6.20', open.hooks.keys, 'the run');
      default:
        break;
    }
    final id = event.subagentId;
    faults.addIf(
      id != null && !_subagents.contains(id),
      '6.14',
      'the subagentId $id has not started',
    );
  }

  void _once(String clause, String id, Set<String> seen, Faults faults) =>
      faults.addIf(!seen.add(id), clause, 'the id $id was used before');

  void _isOpen(String clause, String id, Iterable<String> ids, Faults faults) =>
      faults.addIf(!ids.contains(id), clause, '$id is not open');
}
