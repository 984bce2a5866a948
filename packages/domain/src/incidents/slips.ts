/** A prepend count written as an AS number is a small one; no one prepends more often. */
const MOST_PREPENDS = 32;

/** Whether an AS number may be a count of prepends: `prepend 3` taken for `prepend AS3`. */
export function isPrependCount(asn: number): boolean {
  return asn > 0 && asn <= MOST_PREPENDS;
}

/** Whether one text comes from the other by one slip of the hand: one character changed, left out or added, or two neighbors swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/**
 * Whether a network may have mistaken one prefix for its own: same length and one slip between the addresses. A different last number
 * that is in use proves nothing, since neighboring prefixes differ by one digit too: the slip must be before the last part that
 * the mask leaves free.
 */
export function isPrefixSlip(announced: string, own: string): boolean {
  const [address = '', length = ''] = announced.split('/');
  const [ownAddress = '', ownLength = ''] = own.split('/');
  if (length !== ownLength || !isOneSlip(address, ownAddress)) return false;
  return networkPart(address, Number(length)) !== networkPart(ownAddress, Number(length));
}

/** The parts of an address before the one in which the mask ends. */
function networkPart(address: string, length: number): string {
  const separator = address.includes(':') ? ':' : '.';
  const bits = separator === ':' ? 16 : 8;
  return address
    .split(separator)
    .slice(0, Math.ceil(length / bits) - 1)
    .join(separator);
}
