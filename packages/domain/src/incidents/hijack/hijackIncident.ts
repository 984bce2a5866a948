import type { HijackLookup } from '../circumstances.ts';
import { sampleRoutes } from '../evidenceRoutes.ts';
import type { Incident } from '../incident.ts';
import type { PathReader } from '../pathFacts.ts';
import { percent } from '../percent.ts';
import { mostPeersAtOnce } from '../spells.ts';
import { type Candidate, ipVersionOf, offenderOf } from './candidate.ts';
import { registered } from '../registries/registryAnswers.ts';
import { hijackConflicts } from './hijackConflicts.ts';
import { hijackEvidence } from './hijackEvidence.ts';
import { hijackGrade } from './hijackGrade.ts';

/** The incident of a judged announcement. Closed candidates are included, with their reason. */
export function hijackIncident(candidate: Candidate, reader: PathReader, lookup: HijackLookup): Incident {
  const { type, family, spell, origin, suspects, holders, heldPrefix, benign } = candidate;
  const offender = offenderOf(candidate);
  const { kin } = family;
  const { routes, from, until } = spell;
  const peers = mostPeersAtOnce(routes);
  const distinct = new Set(routes.map(({ peer }) => peer));
  const peersWithTable = Math.max(lookup.peersWithTable(ipVersionOf(family)), peers);
  const grade = hijackGrade(candidate, peers, peersWithTable);
  const subject = `hijack ${kin.text} ${offender}`;
  return {
    key: `${subject} ${from}`,
    subject,
    kind: 'hijack',
    type,
    ipVersion: kin.story.ipVersion,
    prefix: kin.text,
    coveringPrefix: heldPrefix === kin.text ? null : heldPrefix,
    prefixes: [{ prefix: kin.text, origins: [origin], firstSeen: from, lastSeen: until, peers: distinct.size }],
    offender,
    suspects,
    origin,
    victims: ascending(holders.map((holder) => holder.origin)),
    segment: null,
    acceptors: acceptorsOf(candidate, reader),
    firstSeen: from,
    lastSeen: until,
    peers,
    peerAsns: new Set([...distinct].map((peer) => lookup.peerAsn(peer))).size,
    relativePropagation: percent(peers, peersWithTable),
    severity: grade.severity,
    coefficient: grade.coefficient,
    conflicts: hijackConflicts(candidate, lookup),
    ...registered(candidate.registry),
    benign,
    evidence: {
      ...hijackEvidence(candidate, { peers, peersWithTable }, lookup, reader),
      severityReason: grade.reason,
      routes: sampleRoutes(routes.map((route) => ({ prefix: kin.text, route }))),
      routeCount: routes.length,
    },
  };
}

/** Every network that passed the routes on. */
function acceptorsOf(candidate: Candidate, reader: PathReader): number[] {
  const { spell } = candidate;
  const offender = offenderOf(candidate);
  const acceptors = new Set<number>();
  for (const { path } of spell.routes) {
    const { asns } = reader.facts(path);
    for (const asn of asns.slice(0, Math.max(0, asns.lastIndexOf(offender)))) acceptors.add(asn);
  }
  acceptors.delete(offender);
  return ascending([...acceptors]);
}

function ascending(asns: readonly number[]): number[] {
  return [...new Set(asns)].sort((a, b) => a - b);
}
