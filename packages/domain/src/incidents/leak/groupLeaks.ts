import { parsePrefix } from '../../prefix/prefix.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import { type ConflictCode, ingressConflict } from '../conflicts.ts';
import type { LeakLookup } from '../circumstances.ts';
import { named, sampleRoutes } from '../evidenceRoutes.ts';
import type { Incident, IncidentPrefix } from '../incident.ts';
import { registered, type RegistryAnswers, registryAnswers } from '../registries/registryAnswers.ts';
import { neutralRegistryFacts } from '../registries/registryFacts.ts';
import { type Grade, gradeOf, speakersOf } from '../severity.ts';
import { later, mostPeersAtOnce, spellsOf } from '../spells.ts';
import { percent } from '../percent.ts';
import { ASPA_RULE, type AspaEvidence, aspaEvidence } from './aspaEvidence.ts';
import { relationFacts } from './leakEvidence.ts';
import { type LeakSighting, segmentKey } from './leakSightings.ts';
import { leakSuspects } from './leakSuspects.ts';

/** After this many seconds without a sighting, a leak over the same links counts as a new one. */
const SILENCE = 3600;
/** A leak that lasts this many seconds is no accident: the relation was inferred wrongly. */
const LONG = 14 * DAY_SECONDS;
/** Number of vantage points that must see a leak: a single one may have its own policy. */
const FEWEST_PEERS = 2;

const RULE =
  "A network should announce to providers and peers only its own and its customers' routes (RFC 7908). Leaks over the same links at the same time are grouped; an incident needs at least 2 vantage points in 2 networks.";

const CHANGES: readonly string[] = [
  'One of the two relations turns out to be different. Inferred relations are right for about 95 of 100 links.',
  'Fewer than 2 vantage points in 2 networks see it.',
  'It persists for 14 days.',
];

/** Groups the sightings of one segment into incidents; too few sightings make none. */
export function leaksOf(sightings: readonly LeakSighting[], lookup: LeakLookup, now: number): Incident[] {
  const byRoute = new Map(sightings.map((sighting) => [sighting.route, sighting]));
  const inOrder = sightings.map(({ route }) => route).sort((a, b) => a.from - b.from);
  return spellsOf(inOrder, SILENCE).flatMap((spell) => {
    const own = spell.routes.flatMap((route) => byRoute.get(route) ?? []);
    const peers = new Set(own.map(({ route }) => route.peer));
    const peerAsns = new Set(own.map(({ peerAsn }) => peerAsn));
    if (peers.size < FEWEST_PEERS || peerAsns.size < FEWEST_PEERS) return [];
    return leakIncident(own, peerAsns.size, lookup, now);
  });
}

function leakIncident(own: LeakSighting[], peerAsns: number, lookup: LeakLookup, now: number): Incident[] {
  const [first] = own;
  if (!first) return [];
  const { leak, ipVersion } = first;
  const prefixes = prefixesOf(own);
  const origins = [...new Set(prefixes.flatMap((one) => one.origins))].sort((a, b) => a - b);
  const firstSeen = first.route.from;
  const lastSeen = own.map(({ route }) => route.until).reduce(later, firstSeen);
  const peers = mostPeersAtOnce(own.map(({ route }) => route));
  const peersWithTable = Math.max(lookup.peersWithTable(ipVersion), peers);
  const isStanding = mayHaveStood(own, lookup);
  const isLong = (lastSeen ?? now) - firstSeen >= LONG;
  const aspa = aspaEvidence(own, lookup);
  const grade = leakGrade(prefixes.length, { peers, peersWithTable, isStanding, aspa });
  const registry = registryOf(prefixes, lookup);
  if (!registry) return [];
  const subject = segmentKey(first);
  const takers = takersOf(own);
  const words = `AS${leak.leaker} re-announced ${prefixes.length} ${prefixes.length === 1 ? 'prefix' : 'prefixes'} of ${named(origins)}, learned from ${giverWord(leak)} AS${leak.from}, to ${takerWord(leak)}${takers.length === 1 ? '' : 's'} ${named(takers)}.`;
  return [
    {
      key: `${subject} ${firstSeen}`,
      subject,
      kind: 'leak',
      type: `leak-${leak.type}`,
      ipVersion,
      prefix: prefixes[0]?.prefix ?? '',
      coveringPrefix: null,
      prefixes,
      offender: leak.leaker,
      suspects: leakSuspects(own, named(takers), lookup),
      origin: origins.length === 1 ? (origins[0] ?? null) : null,
      victims: origins,
      segment: [leak.from, leak.leaker, takers[0] ?? leak.to],
      acceptors: takers.toSorted((a, b) => a - b),
      firstSeen,
      lastSeen,
      peers,
      peerAsns,
      relativePropagation: percent(peers, peersWithTable),
      severity: grade.severity,
      coefficient: grade.coefficient,
      conflicts: conflictsOf(first, origins, peers, peersWithTable),
      ...registered(registry),
      benign: isLong ? 'long-standing' : null,
      evidence: {
        reason: isLong ? `${words} Ended: it has persisted for 14 days.` : words,
        rule: aspa ? `${RULE} ${ASPA_RULE}` : RULE,
        inputs: [
          ...relationFacts(first, takers, lookup),
          ...(aspa ? [aspa.fact] : []),
          ...neutralRegistryFacts(registry),
          {
            name: 'Vantage points that saw it at peak',
            value: `${peers} of ${peersWithTable} (${peerAsns} networks)`,
            speaksFor: null,
            source: 'Routing tables',
            asOf: firstSeen,
          },
        ],
        changes: CHANGES,
        severityReason: grade.reason,
        routes: sampleRoutes(own),
        routeCount: own.length,
      },
    },
  ];
}

/** What registries say about the incident's prefix; undefined if it has none. */
function registryOf([first]: readonly IncidentPrefix[], lookup: LeakLookup): RegistryAnswers | undefined {
  const prefix = first && parsePrefix(first.prefix);
  return prefix ? registryAnswers({ prefix, text: first.prefix }, first.origins[0] ?? null, lookup) : undefined;
}

/** Whether at least a tenth of the routes were there when our data starts, or no earlier table exists. */
function mayHaveStood(own: readonly LeakSighting[], lookup: LeakLookup): boolean {
  const [first] = own;
  const tables = first ? lookup.tablesSince(first.ipVersion) : null;
  if (!first || tables === null || tables > first.route.from) return true;
  const standing = own.filter(({ route }) => route.fromSnapshot).length;
  return standing * 10 >= own.length;
}

interface Seen {
  readonly peers: number;
  readonly peersWithTable: number;
  readonly isStanding: boolean;
  readonly aspa: AspaEvidence | undefined;
}

/** Weight that ASPAs add if they prove the leak. */
const PROVEN = 0.2;

/**
 * The weight is 0.6 for one prefix, rises with the logarithm of their number to 1 for a thousand, and is higher if ASPAs prove the leak. A leak
 * that was there when our data starts is more likely a wrongly inferred relation, so it is at most info.
 */
function leakGrade(prefixes: number, { peers, peersWithTable, isStanding, aspa }: Seen): Grade {
  const proof = aspa?.isInvalid ? PROVEN : 0;
  const leaked = `${prefixes} ${prefixes === 1 ? 'prefix' : 'prefixes'} leaked`;
  return gradeOf({
    weight: Math.min(1, 0.6 + 0.4 * Math.min(1, Math.log10(prefixes) / 3) + proof),
    because: proof > 0 ? `${leaked}, and ASPA verification fails` : leaked,
    peers,
    peersWithTable,
    ceilings: isStanding ? [{ severity: 'info', because: 'it may have been present before our data starts' }] : [],
  });
}

/** The takers, those with the most routes first. */
function takersOf(sightings: readonly LeakSighting[]): number[] {
  const routes = new Map<number, number>();
  for (const { leak } of sightings) routes.set(leak.to, (routes.get(leak.to) ?? 0) + 1);
  return [...routes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([taker]) => taker);
}

function prefixesOf(sightings: readonly LeakSighting[]): IncidentPrefix[] {
  const byPrefix = new Map<string, LeakSighting[]>();
  for (const sighting of sightings) {
    const known = byPrefix.get(sighting.prefix);
    if (known) known.push(sighting);
    else byPrefix.set(sighting.prefix, [sighting]);
  }
  return [...byPrefix]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, own]) => ({
      prefix,
      origins: [...new Set(own.flatMap(({ route }) => route.origin ?? []))].sort((a, b) => a - b),
      firstSeen: Math.min(...own.map(({ route }) => route.from)),
      lastSeen: own.map(({ route }) => route.until).reduce(later, 0),
      peers: new Set(own.map(({ route }) => route.peer)).size,
    }));
}

/** Traffic to the origins enters through the leaker. A provider prefers its customers' routes, so its own traffic leaves through the leaker, too. */
function conflictsOf({ leak }: LeakSighting, origins: readonly number[], peers: number, all: number): ConflictCode[] {
  const codes: ConflictCode[] = [ingressConflict(speakersOf(peers, all))];
  if (origins.some((origin) => origin !== leak.from)) codes.push('ingress-foreign');
  if (leak.type === 1 || leak.type === 4) codes.push('egress');
  return codes;
}

function giverWord({ type }: LeakSighting['leak']): string {
  return type === 1 || type === 3 ? 'provider' : 'peer';
}

function takerWord({ type }: LeakSighting['leak']): string {
  return type === 1 || type === 4 ? 'provider' : 'peer';
}
