const full = 'Enter AS Number, AS Name, Prefix, IP or Domain Name';
const short = 'AS Number/Name, IP, Domain';
const shortest = 'Search';

/** How wide the texts are, in ems: narrower fields cannot show all of them. */
const FULL_NEEDS = 26.1;
const SHORT_NEEDS = 14.15;

/** What the empty field says: as much as it has room for, in ems. An unknown room (before the first layout) is taken for a large one. */
export function placeholderFor(room: number | undefined): string {
  if (room === undefined || room >= FULL_NEEDS) return full;
  return room >= SHORT_NEEDS ? short : shortest;
}
