import 'dart:convert';

import '../generated/events.dart';
import '../generated/words.dart';
import '../open_things.dart';
import '../rule.dart';

/// Rule 7: usage.
final class UsageRule extends Rule {
  int _input = 0;
  int _output = 0;

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case SessionStartedEvent _:
        _input = 0;
        _output = 0;
      case TurnCompletedEvent turn:
        _checkTurn(turn.usage, turn.usageByModel, turn.type, faults);
      case TurnFailedEvent turn:
        _checkTurn(turn.usage, turn.usageByModel, turn.type, faults);
      case SessionEndedEvent end:
        _checkRun(end, faults);
      case UsageReportedEvent report:
        _checkParts(report.usage, report.type, faults);
      case SubagentCompletedEvent subagent:
        _checkParts(subagent.usage, subagent.type, faults);
      default:
        break;
    }
  }

  void _checkTurn(
    TokenUsage? usage,
    Map<String, TokenUsage>? byModel,
    String type,
    Faults faults,
  ) {
    final models = byModel?.values ?? const <TokenUsage>[];
    _checkParts(usage, type, faults);
    for (final model in models) {
      _checkParts(model, type, faults);
    }
    if (usage == null || !_isKnown(usage)) return;
    _input += usage.inputTokens;
    _output += usage.outputTokens;
    if (models.isEmpty || !models.every(_isKnown)) return;
    final input = models.fold(0, (sum, model) => sum + model.inputTokens);
    final output = models.fold(0, (sum, model) => sum + model.outputTokens);
    final addsUp = input == usage.inputTokens && output == usage.outputTokens;
    faults.addIf(!addsUp, '7.5', 'the usages of the models do not add up to that of the turn');
  }

  void _checkRun(SessionEndedEvent event, Faults faults) {
    final usage = event.usage;
    _checkParts(usage, event.type, faults);
    if (usage == null || !_isKnown(usage)) return;
    final isOther = usage.inputTokens != _input || usage.outputTokens != _output;
    faults.addIf(isOther, '7.4', 'the usage of the run is not the sum of its turns');
  }

  static bool _isKnown(TokenUsage usage) => usage.completeness != UsageCompleteness.unknown;

  void _checkParts(TokenUsage? usage, String type, Faults faults) {
    if (usage == null) return;
    final total = usage.inputTokens + usage.outputTokens;
    final cached = (usage.cachedTokens ?? 0) + (usage.cacheWriteTokens ?? 0);
    final reasonsMore = (usage.reasoningTokens ?? 0) > usage.outputTokens;
    faults.addIf(
      usage.totalTokens != total,
      '7.1',
      'totalTokens is not inputTokens and outputTokens',
    );
    faults.addIf(cached > usage.inputTokens, '7.2', 'the cached tokens exceed the input');
    faults.addIf(reasonsMore, '7.3', 'the reasoning tokens exceed the output');
    if (_isKnown(usage)) return;
    final isZero = total == 0 && usage.totalTokens == 0;
    final mayBeUnknown = type == 'turnCompleted' || type == 'usageReported';
    faults.addIf(!isZero, '7.6', 'the usage is unknown and is not zero');
    faults.addIf(!mayBeUnknown, '7.7', 'the usage of $type is unknown');
  }
}

/// Rule 9, of turns and runs.
final class OutcomeRule extends Rule {
  bool _hasTurnFailed = false;
  bool _isFatal = false;
  bool _isTurnFatal = false;

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case SessionStartedEvent _:
        _forget();
      case TurnStartedEvent _:
        _isTurnFatal = false;
      case ErrorEvent error when error.fatal:
        _isFatal = true;
        _isTurnFatal = open.turnNumber != null;
      case TurnFailedEvent _:
        _hasTurnFailed = true;
        _isTurnFatal = false;
      case TurnCompletedEvent _:
        faults.addIf(_isTurnFatal, '9.5', 'the turn completed, after a fatal error');
        _forget();
      case SessionEndedEvent end:
        _checkEnd(end, faults);
      default:
        break;
    }
  }

  void _forget() {
    _hasTurnFailed = false;
    _isFatal = false;
    _isTurnFatal = false;
  }

  void _checkEnd(SessionEndedEvent event, Faults faults) {
    final hasError = event.error != null || event.errorCode != null;
    if (event.reason == SessionEndReason.failed) {
      final isExplained = hasError || event.detail != null;
      faults.addIf(!isExplained, '9.7', 'the run failed, without a cause');
    }
    if (event.reason != SessionEndReason.completed) return;
    final isCaused = event.exitCause != null;
    final exitCode = event.exitCode ?? 0;
    faults.addIf(_hasTurnFailed, '9.1', 'the run completed, though its last turn failed');
    faults.addIf(hasError, '9.2', 'the run completed with an error');
    faults.addIf(
      !isCaused && exitCode != 0,
      '9.3',
      'the run completed with exit code $exitCode',
    );
    faults.addIf(
      !isCaused && event.signal != null,
      '9.4',
      'the run completed by ${event.signal}',
    );
    faults.addIf(_isFatal, '9.6', 'the run completed, after a fatal error');
  }
}

/// Rule 9, of the lists of denials.
final class DenialListsRule extends Rule {
  final Set<String> _started = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event is ToolStartedEvent) _started.add(event.toolId);
    final denials = switch (event) {
          TurnCompletedEvent turn => turn.permissionDenials,
          TurnFailedEvent turn => turn.permissionDenials,
          SessionEndedEvent end => end.permissionDenials,
          _ => null,
        } ??
        const <PermissionDenial>[];
    final unknown = denials
        .map((denial) => denial.toolId)
        .where((id) => id != null && !_started.contains(id));
    faults.addIf(unknown.isNotEmpty, '9.8', 'denied and not started: ${unknown.join(', ')}');
  }
}

/// Rule 10: plans.
final class PlansRule extends Rule {
  final Map<Owner, String> _last = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event is SessionStartedEvent) _last.clear();
    if (event is! PlanUpdatedEvent) return;
    final entries = [for (final entry in event.entries) entry.toJson()];
    final plan = jsonEncode(withSortedKeys([entries, event.explanation]));
    final owner = ownerOf(event);
    faults.addIf(_last[owner] == plan, '10.1', 'the plan is the same as before');
    _last[owner] = plan;
  }
}

/// A JSON value whose text is equal if the value is.
Object? withSortedKeys(Object? value) {
  if (value is List<Object?>) return [for (final item in value) withSortedKeys(item)];
  if (value is double && value.isFinite && value == value.truncateToDouble()) {
    return value.abs() <= 9007199254740992 ? value.toInt() : value;
  }
  if (value is! Map<String, Object?>) return value;
  final keys = value.keys.toList()..sort();
  return {for (final key in keys) key: withSortedKeys(value[key])};
}
