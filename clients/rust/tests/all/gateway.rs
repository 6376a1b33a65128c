//! The client against the real gateway, which is killed and started again in the middle.

use std::time::{Duration, Instant};

use agentstream::client::{ClientError, EventOptions, Follow, GatewayClient};
use agentstream::requests::{PermissionAnswer, QuestionAnswer, SessionRequest, TurnRequest};
use agentstream::words::{PermissionDecision, SessionEndReason};
use agentstream::{SessionEndedEvent, UnifiedEvent, VerifyOptions, text_of, verify_stream};

use crate::report::passed;
use crate::server::Server;

const ASKING: &str = "say Before.\nask rm a.txt => removed\nsay After.";

fn client_of(server: &Server) -> GatewayClient {
    GatewayClient::new(&server.url(), &server.token()).unwrap()
}

fn request(agent: &str, prompt: &str) -> SessionRequest {
    SessionRequest {
        prompt: Some(prompt.into()),
        ..SessionRequest::new(agent)
    }
}

fn after(events: &[UnifiedEvent]) -> EventOptions {
    EventOptions {
        after: events.len() as u64,
        ..EventOptions::default()
    }
}

async fn all(client: &GatewayClient, id: &str, options: EventOptions) -> Vec<UnifiedEvent> {
    let mut stream = client.events_with(id, options);
    let mut events = Vec::new();
    while let Some(event) = stream.next().await {
        events.push(event.unwrap());
    }
    events
}

fn check_whole(events: &[UnifiedEvent]) -> &SessionEndedEvent {
    assert_eq!(verify_stream(events, VerifyOptions::default()), []);
    assert!(
        events
            .iter()
            .zip(1..)
            .all(|(event, seq)| event.seq() == Some(seq))
    );
    match events.last() {
        Some(UnifiedEvent::SessionEnded(end)) => end,
        last => panic!("expected the end of the run, got {last:?}"),
    }
}

/// What a test does with the events while they come.
async fn with_each(
    client: &GatewayClient,
    id: &str,
    mut react: impl AsyncFnMut(&UnifiedEvent),
) -> Vec<UnifiedEvent> {
    let mut stream = client.events(id);
    let mut events = Vec::new();
    while let Some(event) = stream.next().await {
        let event = event.unwrap();
        react(&event).await;
        events.push(event);
    }
    events
}

#[tokio::test]
async fn sessions() {
    let mut server = Server::new("sessions");
    let client = client_of(&server);
    a_session_and_a_further_prompt(&client).await;
    answers(&client).await;
    cancelling(&client).await;
    refusals(&client, &server).await;
    a_restart_in_the_middle(&client, &mut server).await;
    following(&client, &mut server).await;
    passed("gateway", true);
}

async fn a_session_and_a_further_prompt(client: &GatewayClient) {
    let session = client.create(&request("echo", "Hello")).await.unwrap();
    let mut events = all(client, &session.id, EventOptions::default()).await;
    assert_eq!(check_whole(&events).reason, SessionEndReason::Completed);
    assert_eq!(text_of(&events), "Hello");
    client
        .prompt(&session.id, &TurnRequest::new("Again"))
        .await
        .unwrap();
    let more = all(client, &session.id, after(&events)).await;
    assert_eq!(text_of(&more), "Again");
    events.extend(more);
    assert_eq!(check_whole(&events).run, Some(2));
    let state = client.get(&session.id).await.unwrap();
    assert_eq!(state.last_seq, events.len() as u64);
    assert_eq!(all(client, &session.id, after(&events)).await, []);
}

async fn answers(client: &GatewayClient) {
    let prompt = format!("{ASKING}\nquestion Which? | one | two");
    let session = client.create(&request("demo", &prompt)).await.unwrap();
    let id = &session.id;
    let react = async |event: &UnifiedEvent| match event {
        UnifiedEvent::PermissionRequested(asked) => {
            let answer = PermissionAnswer::new(PermissionDecision::Allowed);
            client.answer(id, &asked.request_id, answer).await.unwrap();
        }
        UnifiedEvent::QuestionAsked(asked) => {
            let answer = QuestionAnswer::new([(asked.questions[0].id.clone(), "two".into())]);
            client.answer(id, &asked.request_id, answer).await.unwrap();
        }
        _ => {}
    };
    let events = with_each(client, id, react).await;
    assert_eq!(check_whole(&events).reason, SessionEndReason::Completed);
    for type_ in ["permissionResolved", "questionAnswered", "toolCompleted"] {
        assert!(events.iter().any(|event| event.type_() == type_), "{type_}");
    }
}

async fn cancelling(client: &GatewayClient) {
    let session = client.create(&request("demo", ASKING)).await.unwrap();
    let react = async |event: &UnifiedEvent| {
        if matches!(event, UnifiedEvent::PermissionRequested(_)) {
            client.cancel(&session.id).await.unwrap();
        }
    };
    let events = with_each(client, &session.id, react).await;
    assert_eq!(check_whole(&events).reason, SessionEndReason::Cancelled);
}

async fn refusals(client: &GatewayClient, server: &Server) {
    let refused = client
        .create(&request("nobody", "Hello"))
        .await
        .unwrap_err();
    assert_eq!(status_of(&refused), (400, true));
    let refused = client.events("nothing").next().await.unwrap().unwrap_err();
    assert_eq!(status_of(&refused), (404, true));
    let stranger = GatewayClient::new(&server.url(), "wrong").unwrap();
    let refused = stranger.get("no/thing ?").await.unwrap_err();
    assert_eq!(status_of(&refused), (401, true));
    assert!(refused.to_string().starts_with("401: "));
    for (url, token) in [
        ("127.0.0.1", ""),
        ("mailto:a@b", ""),
        ("http://127.0.0.1", "a\nb"),
    ] {
        let unusable = GatewayClient::new(url, token).unwrap_err();
        assert!(matches!(unusable, ClientError::Address(_)), "{unusable}");
    }
}

/// The status of a refusal, and whether it has a problem.
fn status_of(error: &ClientError) -> (u16, bool) {
    match error {
        ClientError::Refused(refusal) => (refusal.status, refusal.problem.is_some()),
        other => panic!("expected a refusal, got {other}"),
    }
}

async fn a_restart_in_the_middle(client: &GatewayClient, server: &mut Server) {
    let session = client.create(&request("demo", ASKING)).await.unwrap();
    let react = async |event: &UnifiedEvent| {
        if matches!(event, UnifiedEvent::PermissionRequested(_)) {
            server.restart();
        }
    };
    let mut events = with_each(client, &session.id, react).await;
    let end = check_whole(&events);
    assert_eq!(end.reason, SessionEndReason::Failed);
    assert!(
        end.detail
            .as_ref()
            .is_some_and(|detail| *detail == "gatewayRestart")
    );
    client
        .prompt(&session.id, &TurnRequest::new("say Here again."))
        .await
        .unwrap();
    let more = all(client, &session.id, after(&events)).await;
    assert_eq!(text_of(&more), "Here again.");
    events.extend(more);
    assert_eq!(check_whole(&events).reason, SessionEndReason::Completed);
}

/// A stream over all runs of a session, with a restart in the first.
async fn following(client: &GatewayClient, server: &mut Server) {
    let session = client.create(&request("demo", ASKING)).await.unwrap();
    let id = &session.id;
    let options = EventOptions {
        follow: Follow::Session,
        ..EventOptions::default()
    };
    let mut stream = client.events_with(id, options);
    let mut events = Vec::new();
    while let Some(event) = stream.next().await {
        let event = event.unwrap();
        match (&event, event.run()) {
            (UnifiedEvent::PermissionRequested(_), Some(1)) => server.restart(),
            (UnifiedEvent::PermissionRequested(asked), Some(2)) => {
                let answer = PermissionAnswer::new(PermissionDecision::Denied);
                client.answer(id, &asked.request_id, answer).await.unwrap();
            }
            (UnifiedEvent::TurnStarted(_), Some(3)) => {
                client.cancel(id).await.unwrap();
            }
            (UnifiedEvent::SessionEnded(_), Some(run @ (1 | 2))) => {
                let prompt = if run == 1 { ASKING } else { "wait 60s" };
                client.prompt(id, &TurnRequest::new(prompt)).await.unwrap();
            }
            _ => {}
        }
        let is_last = matches!(event, UnifiedEvent::SessionEnded(_)) && event.run() == Some(3);
        events.push(event);
        if is_last {
            break;
        }
    }
    assert_eq!(check_whole(&events).reason, SessionEndReason::Cancelled);
}

#[tokio::test]
async fn a_gateway_that_is_gone() {
    let mut server = Server::new("gone");
    let client = client_of(&server).with_patience(Duration::from_millis(500));
    server.kill();
    let begin = Instant::now();
    let error = client.create(&request("echo", "Hello")).await.unwrap_err();
    assert!(matches!(error, ClientError::Connection(_)), "{error}");
    let error = client.events("s").next().await.unwrap().unwrap_err();
    assert!(matches!(error, ClientError::Connection(_)), "{error}");
    assert!(begin.elapsed() >= Duration::from_secs(1));
    server.restart();
}
