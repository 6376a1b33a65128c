use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use reqwest::{Client, Method, Url};
use uuid::Uuid;

use super::event_cursor::{Follow, next_delay};
use super::{ClientError, EventOptions, EventStream, Refusal};
use crate::Model;
use crate::requests::{PermissionAnswer, QuestionAnswer, SessionRequest, TurnRequest};
use crate::responses::{Session, TurnAccepted};

/// After so long without a byte a connection counts as lost; the gateway writes every 15 seconds.
const READ_TIMEOUT: Duration = Duration::from_secs(60);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);
const FIRST_DELAY: Duration = Duration::from_millis(200);
const LONGEST_DELAY: Duration = Duration::from_secs(5);

/// Runs agents behind a gateway. Lost connections are made again, as long as its patience.
#[derive(Clone, Debug)]
pub struct GatewayClient {
    http: Client,
    url: Url,
    patience: Duration,
}

/// An answer to a permission request, or to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// To a `permissionRequested`.
    Permission(PermissionAnswer),
    /// To a `questionAsked`.
    Question(QuestionAnswer),
}

impl From<PermissionAnswer> for Answer {
    fn from(answer: PermissionAnswer) -> Self {
        Self::Permission(answer)
    }
}

impl From<QuestionAnswer> for Answer {
    fn from(answer: QuestionAnswer) -> Self {
        Self::Question(answer)
    }
}

impl GatewayClient {
    /// For the gateway at `url`.
    pub fn new(url: &str, token: &str) -> Result<Self, ClientError> {
        let unusable = || ClientError::Address(url.to_owned());
        let base = Url::parse(url).ok().filter(|base| !base.cannot_be_a_base());
        let mut authorization =
            HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| unusable())?;
        authorization.set_sensitive(true);
        let http = Client::builder()
            .default_headers(HeaderMap::from_iter([(AUTHORIZATION, authorization)]))
            .connect_timeout(CONNECT_TIMEOUT)
            .read_timeout(READ_TIMEOUT)
            .build()
            .map_err(ClientError::Connection)?;
        Ok(Self {
            http,
            url: base.ok_or_else(unusable)?,
            patience: Duration::from_secs(60),
        })
    }

    /// The same client, with another patience than 60 seconds.
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Starts a session.
    pub async fn create(&self, request: &SessionRequest) -> Result<Session, ClientError> {
        let body = self
            .send(Method::POST, &[], Some(request.encode_json()))
            .await?;
        Ok(Session::decode_json(body)?)
    }

    /// The state of a session.
    pub async fn get(&self, session_id: &str) -> Result<Session, ClientError> {
        let body = self.send(Method::GET, &[session_id], None).await?;
        Ok(Session::decode_json(body)?)
    }

    /// A further prompt.
    pub async fn prompt(
        &self,
        session_id: &str,
        request: &TurnRequest,
    ) -> Result<TurnAccepted, ClientError> {
        let json = request.encode_json();
        let body = self
            .send(Method::POST, &[session_id, "turns"], Some(json))
            .await?;
        Ok(TurnAccepted::decode_json(body)?)
    }

    /// Answers a permission request or a question; the first answer counts.
    pub async fn answer(
        &self,
        session_id: &str,
        request_id: &str,
        given: impl Into<Answer>,
    ) -> Result<(), ClientError> {
        let (kind, json) = match given.into() {
            Answer::Permission(answer) => ("permissions", answer.encode_json()),
            Answer::Question(answer) => ("questions", answer.encode_json()),
        };
        let path = [session_id, kind, request_id];
        self.send(Method::POST, &path, Some(json)).await.map(drop)
    }

    /// Cancels what a session does.
    pub async fn cancel(&self, session_id: &str) -> Result<Session, ClientError> {
        let body = self
            .send(Method::POST, &[session_id, "cancel"], None)
            .await?;
        Ok(Session::decode_json(body)?)
    }

    /// The events of a session, each once: those that were, then those that come. It ends after
    /// the `sessionEnded` of the newest run.
    pub fn events(&self, session_id: &str) -> EventStream {
        self.events_with(session_id, EventOptions::default())
    }

    /// As [`events`](Self::events), with options.
    pub fn events_with(&self, session_id: &str, options: EventOptions) -> EventStream {
        let mut url = self.address(&[session_id, "events"]);
        if options.follow == Follow::Session {
            url.query_pairs_mut().append_pair("follow", "session");
        }
        EventStream::new(self.http.clone(), url, options, self.patience)
    }

    fn address(&self, path: &[&str]) -> Url {
        let mut url = self.url.clone();
        // an address that has no path is refused by `new`
        if let Ok(mut segments) = url.path_segments_mut() {
            segments
                .pop_if_empty()
                .extend(["v1", "sessions"])
                .extend(path);
        }
        url
    }

    /// Sends a request until it is answered. The gateway does once what has one key.
    async fn send(
        &self,
        method: Method,
        path: &[&str],
        body: Option<String>,
    ) -> Result<Vec<u8>, ClientError> {
        let key = Uuid::new_v4().to_string();
        let deadline = Instant::now() + self.patience;
        let mut delay = FIRST_DELAY;
        loop {
            let mut request = self.http.request(method.clone(), self.address(path));
            if method != Method::GET {
                request = request.header("Idempotency-Key", &key);
            }
            if let Some(json) = &body {
                request = request
                    .header(CONTENT_TYPE, "application/json")
                    .body(json.clone());
            }
            let is_late = Instant::now() > deadline;
            match read(request).await {
                Ok((status, body)) if status < 400 => return Ok(body),
                // the gateway is about to be started again, or waits for space
                Ok((503, _)) if !is_late => {}
                Ok((status, body)) => {
                    return Err(ClientError::Refused(Box::new(Refusal::new(status, &body))));
                }
                Err(error) if is_late || error.is_builder() => {
                    return Err(ClientError::Connection(error));
                }
                Err(_) => {}
            }
            tokio::time::sleep(next_delay(&mut delay, LONGEST_DELAY)).await;
        }
    }
}

async fn read(request: reqwest::RequestBuilder) -> Result<(u16, Vec<u8>), reqwest::Error> {
    let response = request.send().await?;
    let status = response.status().as_u16();
    Ok((status, response.bytes().await?.to_vec()))
}
