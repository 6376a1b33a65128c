import { isUtf8 } from "node:buffer";

/** The first bytes of the file types that models can read, as Latin-1. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n/, "image/png"],
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^GIF8[79]a/, "image/gif"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^%PDF-/, "application/pdf"],
];

/** The type of a file by its content; its name may be wrong. */
export function sniffType(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const known = beginnings.find(([pattern]) => pattern.test(beginning));
  if (known !== undefined) return known[1];
  return isText(bytes) ? "text/plain" : "application/octet-stream";
}

const isText = (bytes: Uint8Array): boolean => !bytes.includes(0) && isUtf8(bytes);
