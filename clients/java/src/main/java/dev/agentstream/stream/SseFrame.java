package dev.agentstream.stream;

/**
 * One server-sent event.
 *
 * @param event its type, {@code message} if it names none
 * @param id the id of this frame itself; null if it has none
 */
public record SseFrame(String data, String event, String id) {}
