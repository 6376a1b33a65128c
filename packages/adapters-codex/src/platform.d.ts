/** What is asked of the platform; browsers, workers and Node all have it. */
declare class TextDecoder {
  constructor(label?: string);
  decode(input: Uint8Array, options?: { stream?: boolean }): string;
}

declare function atob(data: string): string;
