import { isUtf8 } from "node:buffer";

/** How files begin that models can read; each as Latin-1. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n/, "image/png"],
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^GIF8[79]a/, "image/gif"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^%PDF-/, "application/pdf"],
];

/** What a file is, by its content: its name may say anything. */
export function sniffType(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const known = beginnings.find(([pattern]) => pattern.test(beginning));
  if (known !== undefined) return known[1];
  return isText(bytes) ? "text/plain" : "application/octet-stream";
}

const isText = (bytes: Uint8Array): boolean => !bytes.includes(0) && isUtf8(bytes);
