package dev.agentstream.client;

import dev.agentstream.model.requests.PermissionAnswer;
import dev.agentstream.model.requests.QuestionAnswer;
import dev.agentstream.model.requests.SessionRequest;
import dev.agentstream.model.requests.TurnRequest;
import dev.agentstream.model.responses.Session;
import dev.agentstream.model.responses.TurnAccepted;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;

/**
 * Runs agents behind a gateway.
 *
 * <p>A lost connection is made again for up to {@code patience}. A refusal is a {@link
 * GatewayException}, a connection that stays lost an {@link UncheckedIOException}.
 */
public final class GatewayClient {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration RESPONSE = Duration.ofSeconds(60);
  private static final Duration FIRST_DELAY = Duration.ofMillis(200);
  private static final Duration LONGEST_DELAY = Duration.ofSeconds(5);

  private final String url;
  private final String token;
  private final Duration patience;
  private final HttpClient http;

  public GatewayClient(String url, String token) {
    this(url, token, PATIENCE, clientOfOurs());
  }

  public GatewayClient(String url, String token, Duration patience, HttpClient http) {
    this.url = url.replaceFirst("/+$", "");
    this.token = token;
    this.patience = patience;
    this.http = http;
  }

  /** HTTP/1.1: an offer of HTTP/2 is an upgrade, which is for WebSocket here. */
  public static HttpClient clientOfOurs() {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(30))
        .build();
  }

  /** Starts a session. */
  public Session create(SessionRequest request) {
    return send(Call.post(Call.pathOf(), request, Session::decode));
  }

  public Session get(String sessionId) {
    return send(Call.get(Call.pathOf(sessionId), Session::decode));
  }

  /** A further prompt. */
  public TurnAccepted prompt(String sessionId, TurnRequest request) {
    return send(Call.post(Call.pathOf(sessionId, "turns"), request, TurnAccepted::decode));
  }

  /** Answers a permission request; the first answer counts. */
  public void answer(String sessionId, String requestId, PermissionAnswer answer) {
    send(Call.post(Call.pathOf(sessionId, "permissions", requestId), answer, null));
  }

  /** Answers a question; the first answer counts. */
  public void answer(String sessionId, String requestId, QuestionAnswer answer) {
    send(Call.post(Call.pathOf(sessionId, "questions", requestId), answer, null));
  }

  public Session cancel(String sessionId) {
    return send(Call.post(Call.pathOf(sessionId, "cancel"), null, Session::decode));
  }

  /** All events of a session, up to the end of its newest run. */
  public EventStream events(String sessionId) {
    return events(sessionId, EventOptions.ALL);
  }

  public EventStream events(String sessionId, EventOptions options) {
    EventCursor cursor = new EventCursor(sessionId, options);
    return new EventStream(
        at -> {
          HttpRequest.Builder request = requestTo(at.path());
          at.addTo(request);
          return http.send(request.build(), BodyHandlers.ofPublisher());
        },
        cursor,
        patience);
  }

  private HttpRequest.Builder requestTo(String path) {
    return HttpRequest.newBuilder(URI.create(url + path))
        .timeout(RESPONSE)
        .header("Authorization", "Bearer " + token);
  }

  private <T> T send(Call<T> call) {
    HttpRequest.Builder builder = requestTo(call.path());
    call.addTo(builder);
    HttpRequest request = builder.build();
    Instant deadline = Instant.now().plus(patience);
    Duration delay = FIRST_DELAY;
    try {
      while (true) {
        try {
          HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
          // the gateway is about to be started again, or waits for space
          if (response.statusCode() != 503 || Instant.now().isAfter(deadline)) {
            return call.decode(response.statusCode(), response.body());
          }
        } catch (IOException error) {
          if (Instant.now().isAfter(deadline)) {
            throw new UncheckedIOException(error);
          }
        }
        Thread.sleep(delay.toMillis());
        Duration next = delay.multipliedBy(2);
        delay = next.compareTo(LONGEST_DELAY) < 0 ? next : LONGEST_DELAY;
      }
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new InterruptedIOException("interrupted while waiting"));
    }
  }
}
