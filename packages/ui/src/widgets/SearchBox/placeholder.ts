const whole = 'Enter AS Number, AS Name, Prefix, IP or Domain Name, AS-SET or Community';
const full = 'Enter AS Number, AS Name, Prefix, IP or Domain Name';
const short = 'AS Number/Name, IP, Domain';

/** Fields narrower than these, in pixels, cannot show what they say. */
const ROOM_FOR_WHOLE = 600;
const ROOM_FOR_FULL = 440;

/** What the empty field says: as much as it has room for. An unknown width (before the first layout) is taken for one of middling room. */
export function placeholderFor(fieldWidth: number | undefined): string {
  if (fieldWidth !== undefined && fieldWidth >= ROOM_FOR_WHOLE) return whole;
  return fieldWidth !== undefined && fieldWidth < ROOM_FOR_FULL ? short : full;
}
