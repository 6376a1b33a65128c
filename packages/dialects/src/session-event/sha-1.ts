/**
 * SHA-1 of some bytes, as a UUID of version 5 needs it: names, no secrets. Written here because the platform's own
 * is asynchronous in browsers and another module in Node, and a library would be more code than this.
 */
export function sha1(bytes: Uint8Array): Uint8Array {
  const view = new DataView(padded(bytes).buffer);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const words = new Int32Array(80);
  for (let start = 0; start < view.byteLength; start += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(start + at * 4);
    for (let at = 16; at < 80; at++) {
      words[at] = rotate(
        (words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0),
        1,
      );
    }
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** The bytes, a one, zeros, and their length in bits: a multiple of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

function mix(state: number[], words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < 80; at++) {
    const next = (rotate(a, 5) + choose(at, b, c, d) + e + (words[at] ?? 0)) | 0;
    [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
  }
  for (const [index, word] of [a, b, c, d, e].entries())
    state[index] = ((state[index] ?? 0) + word) | 0;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The function and the constant of a round. */
function choose(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
