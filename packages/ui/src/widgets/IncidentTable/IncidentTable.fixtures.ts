import { conflictCodes, type IncidentKind, type PartyRole } from '@routeglass/domain/incidents';
import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import { severities } from '../../facts/severity.ts';
import type { Incident } from '../../facts/incident.ts';

const HOUR = 3_600_000;
const newest = Date.UTC(2026, 0, 14, 9, 12);

const roles: Readonly<Record<IncidentKind, readonly PartyRole[]>> = {
  leaks: ['giver', 'offender', 'acceptor'],
  hijacks: ['victim', 'offender'],
  bogons: ['announcer', 'acceptor'],
};
const verdicts = ['invalid', 'unknown', 'valid'] as const;

/** `count` incidents, newest first, over networks, severities and conflicts in turn; the first and every fourth are ongoing. */
export function manyIncidents(count: number, kind: IncidentKind = 'hijacks'): Incident[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${kind}-${index}`,
    kind,
    severity: severities[3 - (index % 4)] ?? 'info',
    prefix: index % 3 === 2 ? `fd00:${index.toString(16)}::/32` : `10.${(index >> 8) & 255}.${index & 255}.0/24`,
    furtherPrefixes: index % 5 === 1 ? 12 : 0,
    parties: roles[kind].map((role, at) => ({
      role,
      network: networks[(index + at) % networks.length] ?? networks[0],
    })),
    partyCount: roles[kind].length,
    conflicts: [conflictCodes[index % conflictCodes.length] ?? 'roa-invalid'],
    propagation: index % 7 === 6 ? null : 850 - ((index * 97) % 850),
    relativePropagation: index % 7 === 6 ? null : ((850 - ((index * 97) % 850)) / 850) * 100,
    roa: verdicts[index % 3] ?? 'unknown',
    routeObject: verdicts[(index + 1) % 3] ?? 'unknown',
    firstSeen: new Date(newest - index * 5 * HOUR),
    lastSeen: index % 4 === 0 ? null : new Date(newest - index * 5 * HOUR + 3 * HOUR),
  }));
}
