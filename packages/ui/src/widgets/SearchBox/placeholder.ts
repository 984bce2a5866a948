const full = 'Enter AS Number, AS Name, Prefix, IP or Domain Name';
const short = 'AS Number/Name, IP, Domain';
const shortest = 'Search';

/** Widths of the texts in ems: narrower fields cannot show all of them. */
const FULL_NEEDS = 26.1;
const SHORT_NEEDS = 14.15;

/** Placeholder of the field, as long as its width in ems allows. An unknown width (before the first layout) counts as large. */
export function placeholderFor(room: number | undefined): string {
  if (room === undefined || room >= FULL_NEEDS) return full;
  return room >= SHORT_NEEDS ? short : shortest;
}
