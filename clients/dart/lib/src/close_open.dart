import 'generated/events.dart';
import 'generated/words.dart';
import 'open_things.dart';

/// How a run ends that was cut off.
final class Ending {
  const Ending(
    this.reason, {
    this.detail,
    this.error,
    this.errorCode,
    this.exitCode,
    this.signal,
    this.exitCause,
  });

  final SessionEndReason reason;
  final SessionDetail? detail;
  final String? error;
  final ErrorCode? errorCode;
  final int? exitCode;
  final String? signal;
  final ExitCause? exitCause;
}

/// The events that close whatever is open. [events] are those of the last run, at least.
List<UnifiedEvent> closeOpen(List<UnifiedEvent> events, Ending ending, {DateTime? at}) {
  final open = OpenThings();
  events.forEach(open.follow);
  if (events.isEmpty || !open.isRunning) return [];
  final last = events.last;
  final seq = last.seq ?? events.length;
  final now = _timeOf(at ?? DateTime.now());
  return [
    for (final (index, draft) in _drafts(open, ending).indexed)
      UnifiedEvent.fromJson({
        'id': '${last.sessionId}.${seq + index + 1}',
        'seq': seq + index + 1,
        'sessionId': last.sessionId,
        'run': last.run ?? 1,
        // the time does not go back, whatever the clock says
        'timestamp': now.compareTo(last.timestamp) > 0 ? now : last.timestamp,
        'agentType': last.agentType?.value ?? 'unknown',
        for (final entry in draft.entries)
          if (entry.value != null) entry.key: entry.value,
      }),
  ];
}

/// A null is a field that is absent.
List<Map<String, Object?>> _drafts(OpenThings open, Ending ending) => [
      for (final entry in open.blocks.entries) _closeBlock(entry.key, entry.value),
      for (final id in open.inputs.keys)
        {'type': 'blockDiscarded', 'blockId': id, 'reason': 'retried'},
      for (final entry in open.tools.entries)
        {
          'type': 'toolFailed',
          'toolId': entry.key,
          'reason': 'cancelled',
          'toolName': entry.value.name,
          ..._ownerFields(entry.value.owner),
        },
      for (final id in open.permissions.keys)
        {'type': 'permissionResolved', 'requestId': id, 'outcome': 'cancelled'},
      for (final id in open.questions.keys)
        {'type': 'questionAnswered', 'requestId': id, 'outcome': 'cancelled'},
      if (open.turnNumber != null) _failTurn(open.turnNumber, ending),
      for (final id in open.subagents)
        {'type': 'subagentCompleted', 'subagentId': id, 'success': false},
      for (final id in open.tasks) {'type': 'taskCompleted', 'taskId': id, 'success': false},
      for (final entry in open.hooks.entries)
        {'type': 'hookCompleted', 'hookId': entry.key, 'name': entry.value, 'success': false},
      _endRun(ending),
    ];

Map<String, Object?> _closeBlock(String id, OpenBlock block) => {
      'type': block.first.type,
      'content': '',
      'isComplete': true,
      'text': '${block.text}',
      'blockId': id,
      'interrupted': true,
      ..._ownerFields(block.owner),
      ...switch (block.first) {
        TextChunkEvent chunk => {
            'messageId': chunk.messageId,
            'phase': chunk.phase?.value,
            'local': chunk.local,
          },
        ThinkingChunkEvent chunk => {
            'messageId': chunk.messageId,
            'kind': chunk.kind?.value,
          },
        _ => const <String, Object?>{},
      },
    };

Map<String, Object?> _failTurn(int? turnNumber, Ending ending) {
  final (why, words) = switch (ending.reason) {
    SessionEndReason.cancelled => (ErrorCode.cancelled, 'The turn was cancelled.'),
    SessionEndReason.timeout => (ErrorCode.timeout, 'The turn timed out.'),
    _ => (ErrorCode.noResult, 'The turn ended without a result.'),
  };
  return {
    'type': 'turnFailed',
    'turnNumber': turnNumber,
    'error': ending.error ?? words,
    'errorCode': (ending.errorCode ?? why).value,
  };
}

Map<String, Object?> _endRun(Ending ending) {
  final hasCause = ending.detail != null || ending.error != null || ending.errorCode != null;
  final isUnexplained = ending.reason == SessionEndReason.failed && !hasCause;
  return {
    'type': 'sessionEnded',
    'reason': ending.reason.value,
    'detail': ending.detail?.value,
    'error': ending.error,
    'errorCode': isUnexplained ? 'unknown' : ending.errorCode?.value,
    'exitCode': ending.exitCode,
    'signal': ending.signal,
    'exitCause': ending.exitCause?.value,
  };
}

Map<String, Object?> _ownerFields(Owner owner) =>
    {'parentToolId': owner.$1, 'subagentId': owner.$2};

String _timeOf(DateTime moment) {
  final utc = moment.toUtc();
  final whole = DateTime.fromMillisecondsSinceEpoch(utc.millisecondsSinceEpoch, isUtc: true);
  return whole.toIso8601String();
}
