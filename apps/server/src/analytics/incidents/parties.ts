import { type Incident, type PartyRole, partyRoles } from '@routeglass/domain/incidents';

export interface Party {
  readonly role: PartyRole;
  readonly asn: number;
}

/** Victims and acceptors of one incident that a list names. */
const MOST_SHOWN = 5;

/**
 * Roles that lists of a network have; each incident counts once however many of them a network plays. Anyone who passed a hijack on, or gave a
 * route to a leaker, did nothing that its page should list.
 */
const listed: Readonly<Record<Incident['kind'], readonly PartyRole[]>> = {
  leak: ['offender', 'acceptor', 'victim'],
  hijack: ['offender', 'victim', 'announcer', 'suspect'],
  bogon: ['announcer', 'victim', 'acceptor'],
};

/** Every network with a part in an incident, in order of the route; among victims those of most prefixes first. */
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
  // Who announces a bogon is not also its victim.
  return [...victims.filter(({ asn }) => asn !== offender), { role: 'announcer', asn: offender }, ...acceptors];
}

/** Whom the routes name as their origin, where that is neither the offender nor a victim. */
function announcerOf({ origin, offender, victims }: Incident): Party[] {
  return origin === null || origin === offender || victims.includes(origin) ? [] : [{ role: 'announcer', asn: origin }];
}

/** Who else may have done it. */
function suspectsOf({ suspects, offender }: Incident): Party[] {
  return suspects.flatMap(({ asn }): Party[] => (asn === offender ? [] : [{ role: 'suspect', asn }]));
}

/** The parties that a row of a list names. */
export function shownParties(parties: readonly Party[]): readonly (readonly [PartyRole, number])[] {
  return partyRoles.flatMap((role) =>
    parties
      .filter((party) => party.role === role)
      .slice(0, MOST_SHOWN)
      .map(({ asn }) => [role, asn] as const),
  );
}

/** For each party whether its row represents its network in the list of all incidents of a kind. */
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
