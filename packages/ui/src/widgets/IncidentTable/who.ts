import type { PartyRole } from '@routeglass/domain/incidents';
import { roleWords, type Incident, type IncidentParty } from '../../facts/incident.ts';

/** Roles by closeness to the cause, closest first. */
const nearness: readonly PartyRole[] = ['offender', 'suspect', 'announcer', 'giver', 'victim', 'acceptor'];

/** Parties in the order of a row: the page's own network, then those closest to the cause. */
export function partiesInOrder({ parties }: Pick<Incident, 'parties'>, own?: number): readonly IncidentParty[] {
  const place = ({ role, network }: IncidentParty) => (network.asn === own ? -1 : nearness.indexOf(role));
  return parties.toSorted((a, b) => place(a) - place(b));
}

/** The parties as plain text. */
export function whoText(incident: Incident, own?: number): string {
  const named = partiesInOrder(incident, own).map(({ role, network }) => `${roleWords[role]} AS${network.asn}`);
  const further = incident.partyCount - named.length;
  return [...named, ...(further > 0 ? [`and ${further} more`] : [])].join('; ');
}

/** Roles of the network whose route an incident of each kind is about; the first one present counts. */
const owners: Readonly<Record<Incident['kind'], readonly PartyRole[]>> = {
  leaks: ['victim', 'giver', 'offender'],
  hijacks: ['announcer', 'offender'],
  bogons: ['announcer', 'offender'],
};

/** The network whose route the reasons concern: `Route of AS64601`. Empty if the incident names none. */
export function routeText({ kind, parties }: Pick<Incident, 'kind' | 'parties'>): string {
  const role = owners[kind].find((each) => parties.some((party) => party.role === each));
  const [owner, ...others] = parties.filter((party) => party.role === role);
  if (!owner) return '';
  return others.length === 0 ? `Route of AS${owner.network.asn}` : `Routes of AS${owner.network.asn} and others`;
}
