/** Largest autonomous system number (four bytes, RFC 6793). */
export const MAX_ASN = 0xffff_ffff;

/** `AS3356`, `as3356`, `3356` or asdot `1.10` (RFC 5396), within 0 to 4294967295; undefined for other text. */
export function parseAsn(text: string): number | undefined {
  const match = /^(?:as)?(?:(\d{1,5})\.)?(\d{1,10})$/i.exec(text);
  if (!match) return undefined;
  const low = Number(match[2]);
  if (match[1] === undefined) return low <= MAX_ASN ? low : undefined;
  const high = Number(match[1]);
  return high <= 0xffff && low <= 0xffff ? high * 0x1_0000 + low : undefined;
}

/** `AS3356`: asplain (RFC 5396) with the usual prefix. */
export function formatAsn(asn: number): string {
  return `AS${asn}`;
}
