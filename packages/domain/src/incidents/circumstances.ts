import type { PathSet } from '../as-path/asPath.ts';
import type { BogonCheck } from '../bogon/bogonCheck.ts';
import type { IpVersion } from '../prefix/address.ts';
import type { Prefix } from '../prefix/prefix.ts';
import type { Relation } from '../relations/graph.ts';
import type { AspaTable } from '../validity/aspa.ts';
import type { OriginVerdict } from '../validity/originVerdict.ts';
import type { RouteObjectVerdict } from '../validity/routeObject.ts';

/** A data set behind a verdict: its display name and its date. */
export interface SourceNote {
  readonly name: string;
  readonly asOf: number | null;
}

/** The relation of one network to another. */
export interface RelationFact {
  readonly relation: Relation;
  /** When the relation was first seen. Null if it comes from another source or was there when our data starts. It can explain only later routes. */
  readonly since: number | null;
  /** Start of the unbroken time in which this relation was inferred; left out if unknown. */
  readonly believedSince?: number;
}

/** A link between two networks on paths. */
export interface LinkFact {
  /** Null if the link was there when our data starts. */
  readonly since: number | null;
}

/** How many prefixes an origin announces (`all`), and how many of them use a given first hop (`over`). */
export interface FirstHopShare {
  readonly over: number;
  readonly all: number;
}

/** A prefix announcement from before the stories begin. */
export interface EarlierOrigin {
  readonly prefix: string;
  readonly origin: number;
  /** Null if not known. */
  readonly firstSeen: number | null;
  /** Null if it was still announced in the last data of the source. */
  readonly lastSeen: number | null;
  readonly source: SourceNote;
}

/** Space that no registry has allocated or assigned. */
export interface UnallocatedBlock {
  /** The registry with its status for the block (`available` or `reserved`); both are empty if no registry lists it. */
  readonly registry: string;
  readonly status: 'available' | 'reserved' | '';
  readonly source: SourceNote;
}

/** What detection needs to know about paths and peers. All results are for one world. */
export interface PathLookup {
  /** AS numbers of a path in wire order, with prepends, without AS_SETs. Empty if the id is unknown. */
  path(id: number): readonly number[];
  /** AS number of a collector's peer. */
  peerAsn(peer: number): number;
  /** Number of peers with a table of this IP version: propagation is measured against it. */
  peersWithTable(ipVersion: IpVersion): number;
  /**
   * When the first full table of this IP version was taken; null if there is none. Only a comparison with a table shows that an announcement is
   * new: in a stream of updates alone, everything is seen for the first time.
   */
  tablesSince(ipVersion: IpVersion): number | null;
  /** Prefixes and AS numbers that must not be seen in this world. */
  readonly bogons: BogonCheck;
}

/** What detection needs to know about relations. Both orders of two networks give the same relation, seen from either side. */
export interface RelationLookup {
  /** The relation of `a` to `b`; undefined if the link is unknown. With `at`, the relation as it was inferred at that instant. */
  relation(a: number, b: number, ipVersion: IpVersion, at?: number): RelationFact | undefined;
  readonly source: SourceNote;
}

/** What detection needs to know about links and customer cones. */
export interface LinkLookup {
  /** When a link was first seen, in any path. */
  link(a: number, b: number, ipVersion: IpVersion): LinkFact | undefined;
  /** When the first link of a network was seen. Without it, no link of the network can be called new. */
  firstLink(asn: number, ipVersion: IpVersion): LinkFact | undefined;
  /** Number of links of a network that were first seen between two instants, both included; links from before our data starts do not count. */
  linksSince(asn: number, ipVersion: IpVersion, from: number, until: number): number;
  /** Size of the customer cone, the network itself included; undefined if unknown. */
  coneSize(asn: number, ipVersion: IpVersion): number | undefined;
  /** Relations between networks, preferably as they were inferred before the routes in question appeared. */
  readonly relations: RelationLookup;
}

/** Providers that networks attest themselves (ASPA) by IP version, and the source of these attestations. */
export interface AspaBook {
  readonly tables: Readonly<Record<IpVersion, AspaTable>>;
  readonly source: SourceNote;
}

/** What detection needs to know about ROAs and route objects. */
export interface RegistryLookup {
  /** Undefined while no VRPs are loaded. */
  roa(prefix: Prefix, origin: number): OriginVerdict | undefined;
  readonly roas: SourceNote | null;
  /** Undefined while no registry is loaded. */
  routeObject(prefix: string, origin: number): RouteObjectVerdict | undefined;
  readonly routeObjects: SourceNote | null;
}

/** Everything that leak detection needs besides the stories. */
export interface LeakLookup extends PathLookup, LinkLookup, RegistryLookup {
  /** Null while no ASPAs are loaded. */
  readonly aspas: AspaBook | null;
}

/** Everything that hijack detection needs besides the stories. An undefined result means that nothing is known; it closes no case. */
export interface HijackLookup extends LeakLookup {
  /** Whether a network was seen in any table or path before an instant. */
  wasSeenBefore(asn: number, instant: number): boolean;
  /** Whether the customer cone of `provider` holds `customer`. */
  isInCone(provider: number, customer: number, ipVersion: IpVersion): boolean;
  firstHopShare(origin: number, firstHop: number, ipVersion: IpVersion): FirstHopShare | undefined;
  /** Name of the organization that holds both networks. */
  sharedOrganisation(a: number, b: number): string | undefined;
  readonly organisations: SourceNote | null;
  /** Announcements of this prefix and its covering prefixes from before the stories begin, the most specific first. */
  earlier(prefix: Prefix): readonly EarlierOrigin[];
  /** Prefixes that a network announces or has announced, as text; used to recognize typing errors. */
  ownPrefixes(asn: number, ipVersion: IpVersion): Iterable<string>;
}

/** Everything that bogon detection needs besides the stories. */
export interface BogonLookup extends PathLookup, RegistryLookup {
  /** The AS_SETs that `path` omits. */
  sets(path: number): readonly PathSet[];
  /** Undefined for allocated space, and while no delegated files are loaded. */
  unallocated(prefix: Prefix): UnallocatedBlock | undefined;
  readonly specialPurpose: SourceNote;
}
