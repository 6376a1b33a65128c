/** How much of what gateways sent was looked at until now, in this file of tests. */
export const apiCounts = { responses: 0, messages: 0 };
