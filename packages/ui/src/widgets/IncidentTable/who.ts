import type { PartyRole } from '@routeglass/domain/incidents';
import { roleWords, type Incident, type IncidentParty } from '../../facts/incident.ts';

/** How near a role is to the cause, nearest first. */
const nearness: readonly PartyRole[] = ['offender', 'suspect', 'announcer', 'giver', 'victim', 'acceptor'];

/** Parties in the order in which a row names them: the page's own network, then those nearest to the cause. */
export function partiesInOrder({ parties }: Pick<Incident, 'parties'>, own?: number): readonly IncidentParty[] {
  const place = ({ role, network }: IncidentParty) => (network.asn === own ? -1 : nearness.indexOf(role));
  return parties.toSorted((a, b) => place(a) - place(b));
}

/** Who is party to it, in plain letters. */
export function whoText(incident: Incident, own?: number): string {
  const named = partiesInOrder(incident, own).map(({ role, network }) => `${roleWords[role]} AS${network.asn}`);
  const further = incident.partyCount - named.length;
  return [...named, ...(further > 0 ? [`and ${further} more`] : [])].join('; ');
}

/** Roles of the network whose route each kind of incident is about; the first that the incident names counts. */
const owners: Readonly<Record<Incident['kind'], readonly PartyRole[]>> = {
  leaks: ['victim', 'giver', 'offender'],
  hijacks: ['announcer', 'offender'],
  bogons: ['announcer', 'offender'],
};

/** The network whose route the reasons are about: `Route of AS64601`. Empty if the incident names none. */
export function routeText({ kind, parties }: Pick<Incident, 'kind' | 'parties'>): string {
  const role = owners[kind].find((each) => parties.some((party) => party.role === each));
  const [owner, ...others] = parties.filter((party) => party.role === role);
  if (!owner) return '';
  return others.length === 0 ? `Route of AS${owner.network.asn}` : `Routes of AS${owner.network.asn} and others`;
}
