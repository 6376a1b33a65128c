/** What one request may send or fetch. */
export const gatewayLimits = {
  maxBodyBytes: 2 * 1024 * 1024,
  maxPageEvents: 1000,
  maxPageSessions: 500,
} as const;
