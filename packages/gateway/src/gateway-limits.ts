/** What one request may send or fetch. */
export const gatewayLimits = {
  maxBodyBytes: 2_097_152,
  maxPageEvents: 1000,
  maxPageSessions: 500,
} as const;

/** The characters of an id in a path. */
export const maxParamLength = 300;
