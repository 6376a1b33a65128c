import type { Handler } from "../state.ts";

/** A line that only stands around others, and says nothing that they do not. */
export const handleNothing: Handler = () => undefined;
