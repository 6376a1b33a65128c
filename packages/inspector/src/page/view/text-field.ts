/** The text of a field of a form; a file is none. */
export function textField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}
