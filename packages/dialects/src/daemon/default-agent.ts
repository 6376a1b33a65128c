/** The agent of a session whose request names none, in the family daemon. */
export const daemonDefaultAgent = "claude";
