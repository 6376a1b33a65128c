interface Sizes {
  readonly usual: number;
  /** In `npm run test:long`. */
  readonly long: number;
}

/** How large a test is; the variable of that name, if it is set, has the last word. */
export function sizeOf(variable: string, { usual, long }: Sizes): number {
  const size =
    process.env[variable] ?? (process.env["AGENTSTREAM_LONG_TESTS"] === undefined ? usual : long);
  const count = Number(size);
  if (!(count > 0)) throw new Error(`${variable} is \`${size}\`; set it to a number above 0`);
  return count;
}
