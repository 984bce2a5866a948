/** A prepend count written as an AS number is a small number; nobody prepends more often. */
const MOST_PREPENDS = 32;

/** Whether an AS number may be a prepend count: `prepend 3` taken for `prepend AS3`. */
export function isPrependCount(asn: number): boolean {
  return asn > 0 && asn <= MOST_PREPENDS;
}

/** Whether two texts differ by one typing error: one character changed, left out or added, or two neighboring ones swapped. */
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
 * Whether a network may have mistaken one prefix for its own: same length, and one typing error between the addresses. Neighboring prefixes
 * differ in one digit, too, so the error must be before the part in which the mask ends.
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
