import {
  abbreviatedReach,
  asPath,
  attribute,
  fullReach,
  ipv4,
  message,
  origin,
  peerIndex,
  plainAttributes,
  record,
  rib,
  ribEntry,
  segment,
  sequence,
  session,
  tableEntry,
  u16,
  u32,
  unreach,
  update,
  V4,
  V6,
  V6_NEXT_HOP,
} from './records.fixtures.ts';

const rich = (bytes: 2 | 4): number[] => [
  ...origin(0),
  ...asPath(sequence([1, 2, 3], bytes), segment(1, [4, 5], bytes), segment(3, [6], bytes)),
  ...attribute(7, [...(bytes === 2 ? u16(1) : u32(1)), ...ipv4('192.0.2.1')]),
  ...attribute(8, [...u32(0xffff_ff01), ...u32(65_537)]),
  ...attribute(16, [...u32(1), ...u32(2)]),
  ...attribute(17, sequence([70_000], 4)),
  ...attribute(32, [...u32(1), ...u32(2), ...u32(3)]),
];

/** One record of each form that the decoder knows. */
export const recordForms: number[][] = [
  peerIndex,
  record(12, 1, tableEntry(ipv4('203.0.113.0'), 24, ipv4('192.0.2.1'), u16(1), rich(2))),
  rib(2, V4, [ribEntry(0, rich(4)), ribEntry(1, plainAttributes(4))]),
  rib(4, V6, [
    ribEntry(0, [...rich(4), ...abbreviatedReach(V6_NEXT_HOP)]),
    ribEntry(1, [...rich(4), ...fullReach(2, 1, V6_NEXT_HOP, V6)]),
  ]),
  rib(8, V4, [ribEntry(0, rich(4), 1)]),
  record(16, 1, [...session(2), ...update(V4, rich(2), V4)]),
  record(16, 4, [
    ...session(4, true),
    ...update([], [...rich(4), ...unreach(2, 1, V6), ...fullReach(2, 1, V6_NEXT_HOP, V6)], []),
  ]),
  record(16, 9, [...session(4), ...update([...u32(1), ...V4], rich(4), [...u32(1), ...V4])]),
  record(16, 5, [...session(4), 0, 1, 0, 6]),
  record(17, 4, [...u32(1), ...session(4), ...message(1, [4, 0, 0])]),
  record(5, 1, [
    ...u16(1),
    ...ipv4('192.0.2.1'),
    ...u16(2),
    ...ipv4('192.0.2.2'),
    ...update(V4, rich(2), V4).slice(19),
  ]),
];
