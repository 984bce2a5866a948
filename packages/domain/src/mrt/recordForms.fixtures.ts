import {
  abbreviatedReach,
  asPath,
  attribute,
  fullReach,
  ipv4,
  ipv6,
  message,
  origin,
  peerIndex,
  plainAttributes,
  prefix,
  record,
  rib,
  ribEntry,
  segment,
  sequence,
  session,
  u16,
  u32,
  unreach,
  update,
} from './records.fixtures.ts';

const v4 = prefix(ipv4('203.0.113.0'), 24);
const v6 = prefix(ipv6('2001:db8:0:0:0:0:0:0'), 32);
const nextHop6 = ipv6('2001:db8:0:0:0:0:0:1');
const rich = (bytes: 2 | 4): number[] => [
  ...origin(0),
  ...asPath(sequence([1, 2, 3], bytes), segment(1, [4, 5], bytes), segment(3, [6], bytes)),
  ...attribute(7, [...(bytes === 2 ? u16(1) : u32(1)), ...ipv4('192.0.2.1')]),
  ...attribute(8, [...u32(0xffff_ff01), ...u32(65_537)]),
  ...attribute(16, [...u32(1), ...u32(2)]),
  ...attribute(17, sequence([70_000], 4)),
  ...attribute(32, [...u32(1), ...u32(2), ...u32(3)]),
];

/** A record of each form that the decoder knows. */
export const recordForms: number[][] = [
  peerIndex,
  record(12, 1, [
    ...u32(0),
    ...ipv4('203.0.113.0'),
    24,
    1,
    ...u32(0),
    ...ipv4('192.0.2.1'),
    ...u16(1),
    ...u16(rich(2).length),
    ...rich(2),
  ]),
  rib(2, v4, [ribEntry(0, rich(4)), ribEntry(1, plainAttributes(4))]),
  rib(4, v6, [
    ribEntry(0, [...rich(4), ...abbreviatedReach(nextHop6)]),
    ribEntry(1, [...rich(4), ...fullReach(2, 1, nextHop6, v6)]),
  ]),
  rib(8, v4, [ribEntry(0, rich(4), 1)]),
  record(16, 1, [...session(2), ...update(v4, rich(2), v4)]),
  record(16, 4, [
    ...session(4, true),
    ...update([], [...rich(4), ...unreach(2, 1, v6), ...fullReach(2, 1, nextHop6, v6)], []),
  ]),
  record(16, 9, [...session(4), ...update([...u32(1), ...v4], rich(4), [...u32(1), ...v4])]),
  record(16, 5, [...session(4), 0, 1, 0, 6]),
  record(17, 4, [...u32(1), ...session(4), ...message(1, [4, 0, 0])]),
  record(5, 1, [
    ...u16(1),
    ...ipv4('192.0.2.1'),
    ...u16(2),
    ...ipv4('192.0.2.2'),
    ...update(v4, rich(2), v4).slice(19),
  ]),
];
