/** How the page stands with its gateway. */
export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  /** It does not answer, since a time. */
  | { readonly state: "gone"; readonly message: string; readonly since: number }
  /** A token is needed. */
  | { readonly state: "login"; readonly message: string | undefined }
  /** A page that shows files alone. */
  | { readonly state: "none" };
