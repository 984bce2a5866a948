const full = 'Enter AS Number, AS Name, Prefix, IP or Domain Name';
const short = 'AS Number/Name, IP, Domain';
const shortest = 'Search';

/** Fields narrower than these, in pixels, cannot show all of it. */
const ROOM_FOR_FULL = 400;
const ROOM_FOR_SHORT = 200;

/** What the empty field says: as much as it has room for. An unknown width (before the first layout) is taken for one of middling room. */
export function placeholderFor(fieldWidth: number | undefined): string {
  if (fieldWidth === undefined || fieldWidth >= ROOM_FOR_FULL) return full;
  return fieldWidth >= ROOM_FOR_SHORT ? short : shortest;
}
