/** The methods by which encoding/json reads and writes a struct. */
export const codecMethods = (name: string): string =>
  [
    "// UnmarshalJSON decodes a JSON text. The error is a *DecodeError.",
    `func (v *${name}) UnmarshalJSON(data []byte) error {`,
    `\t*v = ${name}{}`,
    "\treturn unmarshal(data, v)",
    "}",
    "",
    "// MarshalJSON encodes what the fields have.",
    `func (v ${name}) MarshalJSON() ([]byte, error) {`,
    "\treturn marshal(&v)",
    "}",
  ].join("\n");
