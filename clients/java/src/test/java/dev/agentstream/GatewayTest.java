package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.agentstream.client.EventOptions;
import dev.agentstream.client.EventStream;
import dev.agentstream.client.GatewayClient;
import dev.agentstream.client.GatewayException;
import dev.agentstream.model.events.PermissionRequestedEvent;
import dev.agentstream.model.events.QuestionAskedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.StringOrStringList;
import dev.agentstream.model.events.TurnStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.requests.PermissionAnswer;
import dev.agentstream.model.requests.QuestionAnswer;
import dev.agentstream.model.requests.SessionRequest;
import dev.agentstream.model.requests.StringOrPromptPartList;
import dev.agentstream.model.requests.TurnRequest;
import dev.agentstream.model.responses.Session;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.PermissionDecision;
import dev.agentstream.model.words.SessionDetail;
import dev.agentstream.model.words.SessionEndReason;
import dev.agentstream.rules.VerifyStream;
import dev.agentstream.stream.TextOf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client against the real gateway, which is killed and started again in the middle. */
class GatewayTest {
  private static final String ASKING = "say Before.\nask rm a.txt => removed\nsay After.";
  private static final AgentType ECHO = new AgentType("echo");
  private static final AgentType DEMO = new AgentType("demo");

  @TempDir private static Path folder;
  private static Gateway gateway;
  private static GatewayClient client;

  @BeforeAll
  static void start() throws IOException {
    gateway = new Gateway(folder);
    client = new GatewayClient(gateway.url(), gateway.token());
  }

  @AfterAll
  static void stop() {
    gateway.close();
  }

  private static Session create(AgentType agent, String prompt) {
    return client.create(SessionRequest.builder(agent).prompt(prompt).build());
  }

  private static void prompt(String sessionId, String text) {
    client.prompt(sessionId, TurnRequest.builder(StringOrPromptPartList.of(text)).build());
  }

  private static List<UnifiedEvent> read(
      String sessionId, EventOptions options, Consumer<UnifiedEvent> onEvent) {
    List<UnifiedEvent> events = new ArrayList<>();
    try (EventStream stream = client.events(sessionId, options)) {
      for (UnifiedEvent event : stream) {
        events.add(event);
        onEvent.accept(event);
      }
    }
    return events;
  }

  private static List<UnifiedEvent> read(String sessionId, long after) {
    return read(sessionId, EventOptions.ALL.withAfter(after), event -> {});
  }

  private static SessionEndedEvent checkWhole(List<UnifiedEvent> events) {
    assertEquals(List.of(), VerifyStream.verifyStream(events));
    List<Long> seqs = events.stream().map(UnifiedEvent::seq).toList();
    assertEquals(LongStream.rangeClosed(1, events.size()).boxed().toList(), seqs);
    return assertInstanceOf(SessionEndedEvent.class, events.get(events.size() - 1));
  }

  private static List<UnifiedEvent> joined(List<UnifiedEvent> first, List<UnifiedEvent> more) {
    List<UnifiedEvent> all = new ArrayList<>(first);
    all.addAll(more);
    return all;
  }

  @Test
  void aSessionAndAFurtherPrompt() {
    Session session = create(ECHO, "Hello");
    List<UnifiedEvent> first = read(session.id(), 0);
    assertEquals(SessionEndReason.COMPLETED, checkWhole(first).reason());
    assertEquals("Hello", TextOf.textOf(first));
    prompt(session.id(), "Again");
    List<UnifiedEvent> more = read(session.id(), first.size());
    assertEquals(2, checkWhole(joined(first, more)).run());
    assertEquals("Again", TextOf.textOf(more));
    long seq = first.size() + more.size();
    assertEquals(seq, client.get(session.id()).lastSeq());
    assertEquals(List.of(), read(session.id(), seq));
  }

  @Test
  void answers() {
    Session session = create(DEMO, ASKING + "\nquestion Which? | one | two");
    List<UnifiedEvent> events =
        read(
            session.id(),
            EventOptions.ALL,
            event -> {
              if (event instanceof PermissionRequestedEvent request) {
                client.answer(session.id(), request.requestId(), allowed());
              } else if (event instanceof QuestionAskedEvent question) {
                String id = question.questions().get(0).id();
                QuestionAnswer answer =
                    QuestionAnswer.builder(Map.of(id, StringOrStringList.of("two"))).build();
                client.answer(session.id(), question.requestId(), answer);
              }
            });
    assertEquals(SessionEndReason.COMPLETED, checkWhole(events).reason());
    Set<String> types = events.stream().map(UnifiedEvent::type).collect(Collectors.toSet());
    Set<String> expected = Set.of("permissionResolved", "questionAnswered", "toolCompleted");
    assertTrue(types.containsAll(expected), types.toString());
  }

  private static PermissionAnswer allowed() {
    return PermissionAnswer.builder(PermissionDecision.ALLOWED).build();
  }

  @Test
  void cancel() {
    Session session = create(DEMO, ASKING);
    List<UnifiedEvent> events =
        read(
            session.id(),
            EventOptions.ALL,
            event -> {
              if (event instanceof PermissionRequestedEvent) {
                client.cancel(session.id());
              }
            });
    assertEquals(SessionEndReason.CANCELLED, checkWhole(events).reason());
  }

  @Test
  void whatIsRefused() {
    GatewayException refused =
        assertThrows(GatewayException.class, () -> create(new AgentType("nobody"), "Hello"));
    assertEquals(400, refused.status());
    assertNotNull(refused.problem());
    refused = assertThrows(GatewayException.class, () -> read("nothing", 0));
    assertEquals(404, refused.status());
    GatewayClient other = new GatewayClient(gateway.url(), "wrong");
    refused = assertThrows(GatewayException.class, () -> other.get("nothing"));
    assertEquals(401, refused.status());
  }

  @Test
  void aRestartInTheMiddle() {
    Session session = create(DEMO, ASKING);
    List<UnifiedEvent> events =
        read(
            session.id(),
            EventOptions.ALL,
            event -> {
              if (event instanceof PermissionRequestedEvent) {
                gateway.restart();
              }
            });
    SessionEndedEvent end = checkWhole(events);
    assertEquals(SessionEndReason.FAILED, end.reason());
    assertEquals(SessionDetail.GATEWAY_RESTART, end.detail());
    prompt(session.id(), "say Here again.");
    List<UnifiedEvent> more = read(session.id(), events.size());
    assertEquals(SessionEndReason.COMPLETED, checkWhole(joined(events, more)).reason());
    assertEquals("Here again.", TextOf.textOf(more));
    Report.gateway();
  }

  @Test
  void allRunsOfASession() {
    Session session = create(DEMO, ASKING);
    List<UnifiedEvent> events = new ArrayList<>();
    EventOptions options = EventOptions.ALL.withFollowsSession(true);
    try (EventStream stream = client.events(session.id(), options)) {
      for (UnifiedEvent event : stream) {
        events.add(event);
        if (event instanceof PermissionRequestedEvent request) {
          PermissionAnswer answer = PermissionAnswer.builder(PermissionDecision.DENIED).build();
          client.answer(session.id(), request.requestId(), answer);
        } else if (event instanceof SessionEndedEvent && event.run() == 1) {
          prompt(session.id(), "wait 60s");
        } else if (event instanceof TurnStartedEvent && event.run() == 2) {
          client.cancel(session.id());
        } else if (event instanceof SessionEndedEvent) {
          break;
        }
      }
    }
    assertEquals(SessionEndReason.CANCELLED, checkWhole(events).reason());
  }

  @Test
  void aGatewayThatIsGone(@TempDir Path other) throws IOException {
    Gateway gone = new Gateway(other);
    GatewayClient impatient =
        new GatewayClient(
            gone.url(), gone.token(), Duration.ofMillis(500), GatewayClient.clientOfOurs());
    gone.close();
    long start = System.nanoTime();
    SessionRequest request = SessionRequest.builder(ECHO).prompt("Hello").build();
    assertThrows(UncheckedIOException.class, () -> impatient.create(request));
    assertThrows(UncheckedIOException.class, () -> impatient.events("s").hasNext());
    assertTrue(System.nanoTime() - start >= Duration.ofSeconds(1).toNanos());
  }
}
