/** Where a session is, for a command line. */
export interface CurlTarget {
  readonly url: string;
  readonly sessionId: string;
  readonly agentType: string;
  readonly prompt: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const bearer = `-H "Authorization: Bearer $AGENTSTREAM_TOKEN"`;

/** A command that starts the same run again. */
export const curlOfRun = ({ url, agentType, prompt }: CurlTarget): string =>
  [
    `curl -s ${quoted(`${url}/v1/sessions`)} ${bearer}`,
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify({ agentType, prompt }))}`,
  ].join(" \\\n  ");

/** A command that follows the session's events. */
export const curlOfEvents = ({ url, sessionId }: CurlTarget): string =>
  `curl -sN ${quoted(`${url}/v1/sessions/${sessionId}/events`)} ${bearer} -H 'Accept: text/event-stream'`;
