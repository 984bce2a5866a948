/** MRT record types (RFC 6396 section 4; BGP is the deprecated type 5 of appendix B). */
export const RecordType = { bgp: 5, tableDump: 12, tableDumpV2: 13, bgp4mp: 16, bgp4mpEt: 17 } as const;

/** Subtypes of TABLE_DUMP_V2 (RFC 6396 section 4.3, RFC 8050 section 4.3). */
export const TableDumpV2 = {
  peerIndexTable: 1,
  ribIpv4Unicast: 2,
  ribIpv4Multicast: 3,
  ribIpv6Unicast: 4,
  ribIpv6Multicast: 5,
  ribGeneric: 6,
  geoPeerTable: 7,
  ribIpv4UnicastAddPath: 8,
  ribIpv4MulticastAddPath: 9,
  ribIpv6UnicastAddPath: 10,
  ribIpv6MulticastAddPath: 11,
  ribGenericAddPath: 12,
} as const;

/** Kind of a row in a batch. */
export const RowKind = {
  /** A route of a table dump. */
  route: 0,
  announcement: 1,
  withdrawal: 2,
  /** The session with a peer changed state. */
  state: 3,
} as const;

/** Bits of a row's `flags`. */
export const RowFlag = {
  /** The record carries path identifiers (RFC 7911, RFC 8050). */
  addPath: 1,
  /** The message was sent by the collector, not received from the peer. */
  local: 2,
  /** The prefix is in the multicast table (SAFI 2 of MP_REACH_NLRI or MP_UNREACH_NLRI), so it is not a unicast Internet route. */
  multicast: 4,
} as const;

/** Codes of the ORIGIN attribute. */
export const OriginCode = { igp: 0, egp: 1, incomplete: 2 } as const;

/** Marks an absent value in a column of indexes or codes. */
export const NONE = 0xffff_ffff;

/** Names of records that are valid but contain nothing this decoder returns, by type and subtype. */
export function nameOfUndecoded(type: number, subtype: number): string | undefined {
  const { bgp, tableDumpV2, bgp4mp, bgp4mpEt } = RecordType;
  if (type === tableDumpV2) return TABLE_DUMP_V2_NAMES.get(subtype);
  if (type === bgp4mp || type === bgp4mpEt) return BGP4MP_NAMES.get(subtype);
  if (type === bgp) return BGP_NAMES.get(subtype);
  return OTHER_TYPES.get(type);
}

const TABLE_DUMP_V2_NAMES = new Map<number, string>([
  [TableDumpV2.ribIpv4Multicast, 'RIB_IPV4_MULTICAST'],
  [TableDumpV2.ribIpv6Multicast, 'RIB_IPV6_MULTICAST'],
  [TableDumpV2.ribGeneric, 'RIB_GENERIC'],
  [TableDumpV2.geoPeerTable, 'GEO_PEER_TABLE'],
  [TableDumpV2.ribIpv4MulticastAddPath, 'RIB_IPV4_MULTICAST_ADDPATH'],
  [TableDumpV2.ribIpv6MulticastAddPath, 'RIB_IPV6_MULTICAST_ADDPATH'],
  [TableDumpV2.ribGenericAddPath, 'RIB_GENERIC_ADDPATH'],
]);

const BGP4MP_NAMES = new Map([
  [2, 'BGP4MP_ENTRY'],
  [3, 'BGP4MP_SNAPSHOT'],
]);

const BGP_NAMES = new Map([
  [0, 'BGP_NULL'],
  [2, 'BGP_PREF_UPDATE'],
  [4, 'BGP_SYNC'],
  [5, 'BGP_OPEN'],
  [6, 'BGP_NOTIFY'],
  [7, 'BGP_KEEPALIVE'],
]);

const OTHER_TYPES = new Map([
  [0, 'NULL'],
  [1, 'START'],
  [2, 'DIE'],
  [3, 'I_AM_DEAD'],
  [4, 'PEER_DOWN'],
  [6, 'RIP'],
  [7, 'IDRP'],
  [8, 'RIPNG'],
  [9, 'BGP4PLUS'],
  [10, 'BGP4PLUS_01'],
  [11, 'OSPFv2'],
  [32, 'ISIS'],
  [33, 'ISIS_ET'],
  [48, 'OSPFv3'],
  [49, 'OSPFv3_ET'],
]);
