package dev.agentstream.rules;

/**
 * A clause of the stream rules that is broken, and where.
 *
 * @param clause as {@code 7.2}
 * @param seq the event's seq, or the one that it should have; null for the stream as a whole
 * @param eventId null for the stream as a whole
 * @param index which event, from 0
 */
public record Violation(String clause, Long seq, String eventId, int index, String reason) {}
