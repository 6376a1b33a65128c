use std::collections::VecDeque;
use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures_util::stream::{Stream, StreamExt, unfold};
use reqwest::{Client, Response, StatusCode, Url};

use super::event_cursor::{EventCursor, Follow, Taken};
use super::{ClientError, Refusal};
use crate::connection::ConnectionEvent;
use crate::{SseParser, UnifiedEvent};

/// Which events are read, and how.
#[derive(Default)]
pub struct EventOptions {
    /// The `seq` of the last event that is known: events begin after it.
    pub after: u64,
    /// How long the stream goes on.
    pub follow: Follow,
    /// Called with connection events: `queued`, `gap`, `ping`.
    pub on_notice: Option<Box<dyn FnMut(ConnectionEvent) + Send>>,
}

/// The events of a session, each once. Lost connections are made again.
pub struct EventStream(Pin<Box<dyn Stream<Item = Result<UnifiedEvent, ClientError>> + Send>>);

impl EventStream {
    pub(super) fn new(http: Client, url: Url, options: EventOptions, patience: Duration) -> Self {
        let reader = EventReader {
            http,
            url,
            cursor: EventCursor::new(options.after, options.follow),
            on_notice: options.on_notice,
            patience,
            deadline: Instant::now() + patience,
            connection: None,
            ready: VecDeque::new(),
            is_over: false,
        };
        let next = |mut reader: EventReader| async {
            let item = reader.next().await?;
            Some((item, reader))
        };
        Self(Box::pin(unfold(reader, next)))
    }

    /// The next event. An error other than [`ClientError::Decode`] is the last item.
    pub async fn next(&mut self) -> Option<Result<UnifiedEvent, ClientError>> {
        self.0.next().await
    }
}

impl Stream for EventStream {
    type Item = Result<UnifiedEvent, ClientError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.as_mut().poll_next(context)
    }
}

impl fmt::Debug for EventStream {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("EventStream")
    }
}

struct EventReader {
    http: Client,
    url: Url,
    cursor: EventCursor,
    on_notice: Option<Box<dyn FnMut(ConnectionEvent) + Send>>,
    patience: Duration,
    deadline: Instant,
    connection: Option<(Response, SseParser)>,
    ready: VecDeque<Result<UnifiedEvent, ClientError>>,
    is_over: bool,
}

impl EventReader {
    async fn next(&mut self) -> Option<Result<UnifiedEvent, ClientError>> {
        loop {
            if let Some(item) = self.ready.pop_front() {
                return Some(item);
            }
            if self.is_over {
                return None;
            }
            let step = match self.connection {
                Some(_) => self.read().await,
                None => self.connect().await,
            };
            if let Err(error) = step {
                self.is_over = true;
                return Some(Err(error));
            }
        }
    }

    async fn connect(&mut self) -> Result<(), ClientError> {
        let request = self
            .http
            .get(self.url.clone())
            .header("Accept", "text/event-stream")
            .header("Last-Event-ID", self.cursor.after);
        let response = match request.send().await {
            Ok(response) => response,
            Err(error) => return self.wait(None, ClientError::Connection(error)).await,
        };
        match response.status() {
            StatusCode::OK => self.connection = Some((response, SseParser::default())),
            StatusCode::NO_CONTENT => self.is_over = true,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                let header = response.headers().get("Retry-After");
                let seconds = header
                    .and_then(|value| value.to_str().ok())
                    .map(str::to_owned);
                let refused = refusal(response).await;
                self.wait(seconds.as_deref(), refused).await?;
            }
            _ => return Err(refusal(response).await),
        }
        Ok(())
    }

    async fn read(&mut self) -> Result<(), ClientError> {
        let Some((response, parser)) = &mut self.connection else {
            return Ok(());
        };
        let frames = match response.chunk().await {
            Ok(Some(chunk)) => parser.push(&chunk),
            Ok(None) => {
                self.connection = None;
                self.is_over = self.cursor.is_over();
                return match self.is_over {
                    true => Ok(()),
                    false => self.wait(None, ClientError::Interrupted).await,
                };
            }
            Err(error) => {
                self.connection = None;
                return self.wait(None, ClientError::Connection(error)).await;
            }
        };
        for frame in frames {
            self.deadline = Instant::now() + self.patience;
            match self.cursor.take(&frame) {
                Ok(Taken::Event(event)) => self.ready.push_back(Ok(*event)),
                Ok(Taken::Notice(notice)) => {
                    self.on_notice
                        .iter_mut()
                        .for_each(|on_notice| on_notice(notice.clone()));
                }
                Ok(Taken::Nothing) => {}
                Err(error) => self.ready.push_back(Err(error.into())),
            }
        }
        Ok(())
    }

    /// Waits before the next connection. Fails if patience is over.
    async fn wait(
        &mut self,
        retry_after: Option<&str>,
        error: ClientError,
    ) -> Result<(), ClientError> {
        if Instant::now() > self.deadline {
            return Err(error);
        }
        tokio::time::sleep(self.cursor.next_delay(retry_after)).await;
        Ok(())
    }
}

async fn refusal(response: Response) -> ClientError {
    let status = response.status().as_u16();
    match response.bytes().await {
        Ok(body) => ClientError::Refused(Box::new(Refusal::new(status, &body))),
        Err(error) => ClientError::Connection(error),
    }
}
