const ZERO = 48;
const NINE = 57;
const DOT = 46;

/** Bytes of a dotted quad (`192.0.2.1`); undefined for anything else, leading zeros included. */
export function parseIpv4(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(4);
  let part = 0;
  let value = 0;
  let digits = 0;
  // Character by character for speed: each prefix of a table is parsed several times.
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === DOT) {
      if (digits === 0 || part === 3) return undefined;
      bytes[part++] = value;
      value = 0;
      digits = 0;
    } else {
      if (code < ZERO || code > NINE || (digits > 0 && value === 0)) return undefined;
      value = 10 * value + code - ZERO;
      digits++;
      if (value > 255) return undefined;
    }
  }
  if (part !== 3 || digits === 0) return undefined;
  bytes[3] = value;
  return bytes;
}

/** Dotted quad of the four bytes at `at`. */
export function formatIpv4(bytes: Uint8Array, at = 0): string {
  return `${bytes[at]}.${bytes[at + 1]}.${bytes[at + 2]}.${bytes[at + 3]}`;
}
