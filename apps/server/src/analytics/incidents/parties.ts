import type { Incident } from '@routeglass/domain/incidents';

export type Role = 'origin' | 'hijacker' | 'giver' | 'leaker' | 'announcer' | 'acceptor';

export interface Party {
  readonly role: Role;
  readonly asn: number;
}

/** Origins and acceptors of one incident that a list names. */
const MOST_SHOWN = 5;

/** In order of the route: from the origin towards the collectors. */
const order: readonly Role[] = ['origin', 'hijacker', 'giver', 'leaker', 'announcer', 'acceptor'];

/**
 * Roles that lists of a network have; each incident counts once however many of them a network plays. Whoever passed a hijack on, or gave a
 * route to a leaker, did nothing that its page should list.
 */
const listed: Readonly<Record<Incident['kind'], readonly Role[]>> = {
  leak: ['leaker', 'acceptor', 'origin'],
  hijack: ['hijacker', 'origin'],
  bogon: ['announcer', 'origin', 'acceptor'],
};

/** Every network with a part in an incident, in order of the route; among origins those of most prefixes first. */
export function partiesOf(incident: Incident): readonly Party[] {
  const { kind, offender, segment } = incident;
  const origins = byPrefixes(incident).map((asn): Party => ({ role: 'origin', asn }));
  const acceptors = incident.acceptors.map((asn): Party => ({ role: 'acceptor', asn }));
  if (kind === 'leak') {
    const giver: Party[] = segment ? [{ role: 'giver', asn: segment[0] }] : [];
    return [...origins, ...giver, { role: 'leaker', asn: offender }, ...acceptors];
  }
  if (kind === 'hijack') return [...origins, { role: 'hijacker', asn: offender }, ...acceptors];
  // Who announces a bogon is not also its origin.
  return [...origins.filter(({ asn }) => asn !== offender), { role: 'announcer', asn: offender }, ...acceptors];
}

/** The parties that a row of a list names. */
export function shownParties(parties: readonly Party[]): readonly (readonly [Role, number])[] {
  return order.flatMap((role) =>
    parties
      .filter((party) => party.role === role)
      .slice(0, MOST_SHOWN)
      .map(({ asn }) => [role, asn] as const),
  );
}

/** For each party whether the row stands for its network in the list of all incidents of a kind. */
export function listedParties(kind: Incident['kind'], parties: readonly Party[]): readonly boolean[] {
  const seen = new Set<number>();
  return parties.map(({ role, asn }) => {
    if (!listed[kind].includes(role) || seen.has(asn)) return false;
    seen.add(asn);
    return true;
  });
}

function byPrefixes({ victims, prefixes }: Incident): readonly number[] {
  const counts = new Map<number, number>();
  for (const { origins } of prefixes) for (const asn of origins) counts.set(asn, (counts.get(asn) ?? 0) + 1);
  return victims.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b);
}
