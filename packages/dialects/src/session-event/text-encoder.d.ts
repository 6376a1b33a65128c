/** The one thing that is asked of the platform; browsers, workers and Node all have it. */
declare class TextEncoder {
  encode(input: string): Uint8Array;
}
