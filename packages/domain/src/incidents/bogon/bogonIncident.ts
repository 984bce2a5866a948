import type { PrefixStory } from '../../history/story.ts';
import type { Prefix } from '../../prefix/prefix.ts';
import type { BogonLookup, SourceNote } from '../circumstances.ts';
import type { ConflictCode } from '../conflicts.ts';
import { sampleRoutes } from '../evidenceRoutes.ts';
import type { BogonType, Incident } from '../incident.ts';
import { percent } from '../percent.ts';
import { registered, registryAnswers } from '../registries/registryAnswers.ts';
import { neutralRegistryFacts } from '../registries/registryFacts.ts';
import { gradeOf } from '../severity.ts';
import { mostPeersAtOnce, type Spell } from '../spells.ts';

/** The fact that makes it a bogon. */
export interface BogonFinding {
  readonly what: string;
  readonly value: string;
  /** What is wrong, as the end of a sentence that begins with who announces which prefix. */
  readonly clause: string;
  readonly note: SourceNote;
}

export interface BogonCase {
  readonly prefix: Prefix;
  readonly type: BogonType;
  readonly finding: BogonFinding;
  readonly announcer: number;
  readonly spell: Spell;
}

const RULE =
  'These do not belong in Internet routing: special-purpose blocks that IANA lists as not globally reachable, multicast, class E, unallocated space, prefixes longer than /24 (IPv4) or /48 (IPv6), and paths with reserved AS numbers. A default route is fine.';

/** Unassigned space can hide an attacker; a long prefix or a private number harms only the network that announces it. */
const WEIGHTS: Readonly<Record<BogonType, { readonly weight: number; readonly because: string }>> = {
  'reserved-prefix': { weight: 0.7, because: 'Reserved space' },
  unallocated: { weight: 0.7, because: 'Unallocated space' },
  'too-big-mask': { weight: 0.35, because: 'Longer than networks accept' },
  'path-begins-reserved': { weight: 0.35, because: 'A reserved AS number as origin' },
  'path-contains-reserved': { weight: 0.3, because: 'A reserved AS number in the path' },
};

const ADVERTISED: Readonly<Record<BogonType, ConflictCode>> = {
  'reserved-prefix': 'advertised-reserved-space',
  unallocated: 'advertised-reserved-space',
  'too-big-mask': 'advertised-too-big-mask',
  'path-begins-reserved': 'as-path-begins-reserved',
  'path-contains-reserved': 'as-path-contains-reserved',
};

const ACCEPTED: Partial<Record<BogonType, ConflictCode>> = {
  'reserved-prefix': 'accepted-reserved-space',
  unallocated: 'accepted-reserved-space',
  'too-big-mask': 'accepted-too-big-mask',
};

const CHANGES: Readonly<Record<BogonType, readonly string[]>> = {
  'reserved-prefix': ['The special-purpose registry lists the block as globally reachable.'],
  unallocated: ['A registry allocates the space.'],
  'too-big-mask': ['It is announced as /24 (IPv4) or /48 (IPv6), or shorter.'],
  'path-begins-reserved': ['The reserved number is removed where the route leaves its network.'],
  'path-contains-reserved': ['The reserved number is removed where the route leaves its network.'],
};

export function bogonIncident({ prefix, ipVersion }: PrefixStory, found: BogonCase, lookup: BogonLookup): Incident {
  const { type, finding, announcer, spell } = found;
  const { routes, from, until } = spell;
  const peers = mostPeersAtOnce(routes);
  const distinct = new Set(routes.map(({ peer }) => peer));
  const peersWithTable = Math.max(lookup.peersWithTable(ipVersion), peers);
  const acceptors = acceptorsOf(found, lookup);
  const accepted = acceptors.length > 0 ? ACCEPTED[type] : undefined;
  const origins = [...new Set(routes.flatMap(({ origin }) => origin ?? []))].sort((a, b) => a - b);
  const registry = registryAnswers({ prefix: found.prefix, text: prefix }, origins[0] ?? null, lookup);
  const { severity, coefficient, reason } = gradeOf({ ...WEIGHTS[type], peers, peersWithTable, ceilings: [] });
  const subject = `bogon ${type} ${prefix} ${announcer}`;
  const seen = `${peers} of ${peersWithTable}`;
  return {
    key: `${subject} ${from}`,
    subject,
    kind: 'bogon',
    type,
    ipVersion,
    prefix,
    coveringPrefix: null,
    prefixes: [{ prefix, origins, firstSeen: from, lastSeen: until, peers: distinct.size }],
    offender: announcer,
    suspects: [{ asn: announcer, weight: 1, reason: 'It announced the bogon.' }],
    origin: origins.length === 1 ? (origins[0] ?? null) : null,
    victims: [],
    segment: null,
    acceptors,
    firstSeen: from,
    lastSeen: until,
    peers,
    peerAsns: new Set([...distinct].map((peer) => lookup.peerAsn(peer))).size,
    relativePropagation: percent(peers, peersWithTable),
    severity,
    coefficient,
    conflicts: accepted ? [ADVERTISED[type], accepted] : [ADVERTISED[type]],
    ...registered(registry),
    benign: null,
    evidence: {
      reason: `AS${announcer} announces ${prefix}${finding.clause}`,
      rule: RULE,
      inputs: [
        {
          name: finding.what,
          value: finding.value,
          speaksFor: true,
          source: finding.note.name,
          asOf: finding.note.asOf,
        },
        ...neutralRegistryFacts(registry),
        {
          name: 'Vantage points that saw it at peak',
          value: seen,
          speaksFor: null,
          source: 'Routing tables',
          asOf: from,
        },
      ],
      changes: CHANGES[type],
      severityReason: reason,
      routes: sampleRoutes(routes.map((route) => ({ prefix, route }))),
      routeCount: routes.length,
    },
  };
}

/** Every network that accepted the route and passed it on. */
function acceptorsOf({ announcer, spell }: BogonCase, lookup: BogonLookup): number[] {
  const acceptors = new Set<number>();
  for (const { path } of spell.routes) {
    const asns = lookup.path(path);
    for (const asn of asns.slice(0, Math.max(0, asns.indexOf(announcer)))) acceptors.add(asn);
  }
  acceptors.delete(announcer);
  return [...acceptors].sort((a, b) => a - b);
}
