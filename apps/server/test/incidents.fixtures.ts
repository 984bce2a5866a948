import type { Incident } from '@routeglass/domain/incidents';

/** Instant in seconds since 1970, so many days after the first of June 2026. */
export const day = (days: number): number => Date.UTC(2026, 5, 1) / 1000 + days * 86_400;

/** An incident that one hijack makes, but for what is given. */
export function anIncident(given: Partial<Incident>): Incident {
  const prefix = given.prefix ?? '8.8.8.0/24';
  const firstSeen = given.firstSeen ?? day(0);
  const lastSeen = given.lastSeen === undefined ? day(1) : given.lastSeen;
  const offender = given.offender ?? 33_560;
  const kind = given.kind ?? 'hijack';
  const subject = given.subject ?? `${kind} ${prefix} ${offender}`;
  return {
    key: `${subject} ${firstSeen}`,
    subject,
    kind,
    type: 'moas',
    ipVersion: prefix.includes(':') ? 6 : 4,
    prefix,
    coveringPrefix: null,
    prefixes: [{ prefix, origins: [offender], firstSeen, lastSeen, peers: 2 }],
    offender,
    suspects: [{ asn: offender, weight: 1, reason: 'All routes have it as origin.' }],
    origin: offender,
    victims: [15_169],
    segment: null,
    acceptors: [1299],
    firstSeen,
    lastSeen,
    peers: 2,
    peerAsns: 2,
    relativePropagation: 50,
    severity: 'medium',
    coefficient: 0.5,
    conflicts: ['roa-unknown'],
    roa: 'unknown',
    routeObject: 'unknown',
    benign: null,
    evidence: {
      reason: 'Another origin.',
      rule: 'One origin at a time.',
      inputs: [{ name: 'ROA', value: 'none', speaksFor: null, source: 'test', asOf: day(0), asn: 15_169 }],
      changes: ['A ROA.'],
      severityReason: 'Seen by 2 of 4 peers.',
      routes: [{ prefix, peer: 1, path: 7, from: firstSeen, until: lastSeen }],
      routeCount: 3,
    },
    ...given,
  };
}

/** Incidents of every kind around AS15169 and AS1299 of the small Internet. */
export const someIncidents: readonly Incident[] = [
  anIncident({ severity: 'high', coefficient: 0.9, roa: 'invalid', lastSeen: null }),
  anIncident({
    prefix: '8.8.4.0/22',
    severity: 'low',
    coefficient: 0.3,
    firstSeen: day(2),
    lastSeen: day(3),
    peers: 1,
    relativePropagation: 25,
    routeObject: 'invalid',
  }),
  anIncident({ prefix: '2001:4860::/32', offender: 3320, firstSeen: day(2), lastSeen: day(9), coefficient: 0.6 }),
  anIncident({ prefix: '8.0.0.0/9', offender: 15_169, victims: [3356], firstSeen: day(4), lastSeen: day(5) }),
  anIncident({ prefix: '8.1.0.0/24', benign: 'roa' }),
  anIncident({
    kind: 'leak',
    type: 'leak-1',
    subject: 'leak 1299 33560 3356',
    prefix: '8.8.4.0/24',
    prefixes: [
      { prefix: '8.8.4.0/24', origins: [15_169], firstSeen: day(1), lastSeen: day(2), peers: 2 },
      { prefix: '9.9.0.0/16', origins: [3320], firstSeen: day(1), lastSeen: day(2), peers: 2 },
    ],
    victims: [3320, 15_169],
    segment: [1299, 33_560, 3356],
    acceptors: [3356],
    firstSeen: day(1),
    lastSeen: day(2),
  }),
  anIncident({
    kind: 'leak',
    type: 'leak-3',
    subject: 'leak 3356 33560 1299',
    victims: [15_169],
    segment: [3356, 33_560, 1299],
    acceptors: [1299],
  }),
  anIncident({ kind: 'bogon', type: 'reserved-prefix', prefix: '192.168.0.0/16', offender: 15_169, victims: [] }),
  anIncident({
    kind: 'bogon',
    type: 'path-contains-reserved',
    prefix: '8.8.8.0/25',
    offender: 33_560,
    victims: [15_169],
  }),
];
