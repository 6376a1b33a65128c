const lastAttempt = /^Attempt \d+ failed: (.+?)\.? Max attempts reached$/;
const report = /^Error when talking to Gemini API\b.* \w*Error: (.+)$/;

/** Why a request has failed for good, by a line of the error output. */
export const apiErrorIn = (words: string): string | undefined =>
  (lastAttempt.exec(words) ?? report.exec(words))?.[1];

const vague = /\ban unknown error occurred\b/i;

/** Versions 0.43 and 0.52 print this of an error that ends all attempts; only their error output has the reason. */
export const reasonOf = (error: string, apiError: string | undefined): string =>
  vague.test(error) ? (apiError ?? error) : error;
