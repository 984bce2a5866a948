import type { PathSet } from '../as-path/asPath.ts';
import type { BogonCheck } from '../bogon/bogonCheck.ts';
import type { IpVersion } from '../prefix/address.ts';
import type { Prefix } from '../prefix/prefix.ts';
import type { Relation } from '../relations/graph.ts';
import type { AspaTable } from '../validity/aspa.ts';
import type { OriginVerdict } from '../validity/originVerdict.ts';
import type { RouteObjectVerdict } from '../validity/routeObject.ts';

/** A data set that a verdict rests on: its name for the reader, and when it was made. */
export interface SourceNote {
  readonly name: string;
  readonly asOf: number | null;
}

/** What one network is to another. */
export interface RelationFact {
  readonly relation: Relation;
  /** When it was first seen; null where it comes from elsewhere, or stood when observation began. It explains only what came later. */
  readonly since: number | null;
  /** Since when it has been taken for what it is, without interruption; left out where nothing tells. */
  readonly believedSince?: number;
}

/** A link of two networks on paths. */
export interface LinkFact {
  /** As with relations. */
  readonly since: number | null;
}

/** How many prefixes an origin announces, and over how many of them a first hop is used. */
export interface FirstHopShare {
  readonly over: number;
  readonly all: number;
}

/** Somebody announced a prefix before what the stories tell. */
export interface EarlierOrigin {
  readonly prefix: string;
  readonly origin: number;
  /** Null where not known. */
  readonly firstSeen: number | null;
  /** Null where it still did at the end of that knowledge. */
  readonly lastSeen: number | null;
  readonly source: SourceNote;
}

/** Space that no registry has given out. */
export interface UnallocatedBlock {
  /** The registry, and what it says of the block: `available` or `reserved`; empty where no registry names it. */
  readonly registry: string;
  readonly status: 'available' | 'reserved' | '';
  readonly source: SourceNote;
}

/** What detection asks of paths and peers. Every answer is for one world. */
export interface PathLookup {
  /** AS numbers of a path in wire order, prepends and all, AS_SETs left out. Empty for an id that is not known. */
  path(id: number): readonly number[];
  /** AS number of a collector's peer. */
  peerAsn(peer: number): number;
  /** Peers that have a table of this IP version: what propagation is relative to. */
  peersWithTable(ipVersion: IpVersion): number;
  /**
   * When the first whole table of this IP version was taken; null without one. Only against a table is an announcement new: in updates
   * alone everything is seen for the first time.
   */
  tablesSince(ipVersion: IpVersion): number | null;
  /** Prefixes and AS numbers that must not be seen in this world. */
  readonly bogons: BogonCheck;
}

/** What detection asks of relations: given both ways round they answer alike. */
export interface RelationLookup {
  /** What `a` is to `b`; undefined where the link is not known. With `at`, what it was believed to be at that instant. */
  relation(a: number, b: number, ipVersion: IpVersion, at?: number): RelationFact | undefined;
  readonly source: SourceNote;
}

/** What detection asks of links and cones. */
export interface LinkLookup {
  /** When a link was first seen, in any path. */
  link(a: number, b: number, ipVersion: IpVersion): LinkFact | undefined;
  /** When the first of all links of a network was seen. Without it, no link of the network can be called new. */
  firstLink(asn: number, ipVersion: IpVersion): LinkFact | undefined;
  /** Links of a network that were first seen between two instants, both included; what stood when observation began is none. */
  linksSince(asn: number, ipVersion: IpVersion, from: number, until: number): number;
  /** Networks in the customer cone, itself included; undefined where it is not known. */
  coneSize(asn: number, ipVersion: IpVersion): number | undefined;
  /** What networks are to each other, at best as it was believed before the routes in question came. */
  readonly relations: RelationLookup;
}

/** Providers that networks attest themselves, by IP version, and where that was read. */
export interface AspaBook {
  readonly tables: Readonly<Record<IpVersion, AspaTable>>;
  readonly source: SourceNote;
}

/** What detection asks of ROAs and route objects. */
export interface RegistryLookup {
  /** Undefined while no VRPs are loaded. */
  roa(prefix: Prefix, origin: number): OriginVerdict | undefined;
  readonly roas: SourceNote | null;
  /** Undefined while no registry is loaded. */
  routeObject(prefix: string, origin: number): RouteObjectVerdict | undefined;
  readonly routeObjects: SourceNote | null;
}

/** What the detection of leaks asks besides the stories. */
export interface LeakLookup extends PathLookup, LinkLookup, RegistryLookup {
  /** Null while no ASPAs are loaded. */
  readonly aspas: AspaBook | null;
}

/** What the detection of hijacks asks besides the stories. An undefined answer means that nothing is known, and closes nothing. */
export interface HijackLookup extends LeakLookup {
  /** Whether a network was seen in any table or path before an instant. */
  wasSeenBefore(asn: number, instant: number): boolean;
  /** Whether the customer cone of `provider` holds `customer`. */
  isInCone(provider: number, customer: number, ipVersion: IpVersion): boolean;
  firstHopShare(origin: number, firstHop: number, ipVersion: IpVersion): FirstHopShare | undefined;
  /** Name of the organisation that holds both. */
  sharedOrganisation(a: number, b: number): string | undefined;
  readonly organisations: SourceNote | null;
  /** Announcements older than the stories, of this prefix and of those that cover it, the most specific first. */
  earlier(prefix: Prefix): readonly EarlierOrigin[];
  /** Prefixes that a network announces or announced, as text: is this one of them, but for a slip? */
  ownPrefixes(asn: number, ipVersion: IpVersion): Iterable<string>;
}

/** What the detection of bogons asks besides the stories. */
export interface BogonLookup extends PathLookup, RegistryLookup {
  /** The AS_SETs that `path` leaves out. */
  sets(path: number): readonly PathSet[];
  /** Undefined for space that is given out, and while no delegated files are loaded. */
  unallocated(prefix: Prefix): UnallocatedBlock | undefined;
  readonly specialPurpose: SourceNote;
}
