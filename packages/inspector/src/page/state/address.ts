/** What the address of the page shows, after `#`. */
export interface Address {
  /** `live`: of the gateway; `local`: of a file that was opened here. */
  readonly sessionId: string | undefined;
  readonly seq: number | undefined;
}

/** `#/<session>/<seq>`. */
export function parseAddress(hash: string): Address {
  const [, session = "", seq = ""] = /^#\/([^/]+)(?:\/(\d{1,15}))?$/.exec(hash) ?? [];
  return {
    sessionId: session === "" ? undefined : decodeURIComponent(session),
    seq: seq === "" ? undefined : Number(seq),
  };
}

export function formatAddress({ sessionId, seq }: Address): string {
  if (sessionId === undefined) return "#/";
  const session = `#/${encodeURIComponent(sessionId)}`;
  return seq === undefined ? session : `${session}/${seq}`;
}

/** A token in the address, and the address without it. `#token=…` may be followed by `&` and an address. */
export function takeToken(hash: string): { readonly token: string | undefined; rest: string } {
  const [, token, rest = ""] = /^#token=([^&]*)(?:&(.*))?$/.exec(hash) ?? [];
  if (token === undefined) return { token: undefined, rest: hash };
  return { token: decodeURIComponent(token), rest: rest === "" ? "" : `#${rest}` };
}
