import { fieldProblem } from "@agentstream/sessions";

/** The content of a data URL, base64. No other URL is read: the server fetches nothing for a client. */
export function readDataUrl(url: string, path: string): string {
  const comma = url.indexOf(",");
  if (!url.startsWith("data:") || comma === -1)
    throw fieldProblem(
      path,
      "Expected a data URL (data:image/png;base64,…): the server fetches no files; send the content.",
    );
  const content = url.slice(comma + 1);
  if (url.slice(0, comma).endsWith(";base64")) return content;
  try {
    return Buffer.from(decodeURIComponent(content)).toString("base64");
  } catch {
    throw fieldProblem(
      path,
      "The data URL is not valid: check its percent-encoding, or use base64.",
    );
  }
}
