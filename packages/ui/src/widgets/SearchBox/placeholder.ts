const full = 'Enter AS Number, AS Name, Prefix, IP or Domain Name';
const short = 'AS Number/Name, IP, Domain';

/** Fields narrower than this, in pixels, cannot show the whole placeholder. */
const ROOM_FOR_FULL = 440;

/** What the empty field says; the short form where the whole one would be cut. An unknown width (before the first layout) gets the whole one. */
export function placeholderFor(fieldWidth: number | undefined): string {
  return fieldWidth !== undefined && fieldWidth < ROOM_FOR_FULL ? short : full;
}
