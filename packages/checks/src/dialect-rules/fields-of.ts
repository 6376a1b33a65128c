/** A value as its fields, whichever member of a union it is. */
export const fieldsOf = (value: object): Readonly<Record<string, unknown>> => ({ ...value });
