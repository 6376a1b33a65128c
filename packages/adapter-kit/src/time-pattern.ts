/** What the schemas take for a time; a test holds it to theirs. A native time of another form is not passed on. */
export const timePattern: RegExp =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/;
