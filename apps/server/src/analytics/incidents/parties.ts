import { type Incident, type PartyRole, partyRoles } from '@routeglass/domain/incidents';

export interface Party {
  readonly role: PartyRole;
  readonly asn: number;
}

/** How many victims and acceptors of one incident a list names. */
const MOST_SHOWN = 5;

/**
 * The roles shown in a network's list of incidents. An incident counts once, even if the network has several roles in it. Passing on a hijack or
 * announcing a route to a leaker is not held against a network, so it is not listed.
 */
const listed: Readonly<Record<Incident['kind'], readonly PartyRole[]>> = {
  leak: ['offender', 'acceptor', 'victim'],
  hijack: ['offender', 'victim', 'announcer', 'suspect'],
  bogon: ['announcer', 'victim', 'acceptor'],
};

/** Every network involved in an incident, in the order of the route. Victims with the most prefixes come first. */
export function partiesOf(incident: Incident): readonly Party[] {
  const { kind, offender, segment } = incident;
  const victims = byPrefixes(incident).map((asn): Party => ({ role: 'victim', asn }));
  const acceptors = incident.acceptors.map((asn): Party => ({ role: 'acceptor', asn }));
  if (kind === 'leak') {
    const giver: Party[] = segment ? [{ role: 'giver', asn: segment[0] }] : [];
    return [...victims, ...giver, { role: 'offender', asn: offender }, ...acceptors];
  }
  if (kind === 'hijack')
    return [
      ...victims,
      ...announcerOf(incident),
      { role: 'offender', asn: offender },
      ...suspectsOf(incident),
      ...acceptors,
    ];
  // The network that announces a bogon is not also its victim.
  return [...victims.filter(({ asn }) => asn !== offender), { role: 'announcer', asn: offender }, ...acceptors];
}

/** The origin of the routes, unless it is the offender or a victim. */
function announcerOf({ origin, offender, victims }: Incident): Party[] {
  return origin === null || origin === offender || victims.includes(origin) ? [] : [{ role: 'announcer', asn: origin }];
}

/** Other networks that may be the offender. */
function suspectsOf({ suspects, offender }: Incident): Party[] {
  return suspects.flatMap(({ asn }): Party[] => (asn === offender ? [] : [{ role: 'suspect', asn }]));
}

/** The parties shown in a list row. */
export function shownParties(parties: readonly Party[]): readonly (readonly [PartyRole, number])[] {
  return partyRoles.flatMap((role) =>
    parties
      .filter((party) => party.role === role)
      .slice(0, MOST_SHOWN)
      .map(({ asn }) => [role, asn] as const),
  );
}

/** For each party, whether its row represents its network in the list of all incidents of a kind. */
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
