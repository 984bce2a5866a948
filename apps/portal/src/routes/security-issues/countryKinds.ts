import type { IncidentKind } from '@routeglass/domain/incidents';

/** Parameter names of the filters by a party's country, in calls and addresses. */
export const countryKinds = ['cc', 'hcc', 'lcc', 'acc', 'occ'] as const;
export type CountryKind = (typeof countryKinds)[number];

interface PartyCountries {
  readonly kind: CountryKind;
  /** Title of the filter. */
  readonly label: string;
  /** The call's name for the list of countries to choose from. */
  readonly party: `${'party' | 'hijacker' | 'leaker' | 'acceptor' | 'origin'}-countries`;
}

const party: PartyCountries = { kind: 'cc', label: 'Country', party: 'party-countries' };
const acceptor: PartyCountries = { kind: 'acc', label: 'Accepted in (country)', party: 'acceptor-countries' };
const origin: PartyCountries = { kind: 'occ', label: 'Origin country', party: 'origin-countries' };

/** Which parties a kind of incident has, besides the network itself. */
export const partyCountries: Readonly<Record<IncidentKind, readonly PartyCountries[]>> = {
  leaks: [party, { kind: 'lcc', label: 'Leaker country', party: 'leaker-countries' }, acceptor, origin],
  hijacks: [party, { kind: 'hcc', label: 'Hijacker country', party: 'hijacker-countries' }, acceptor, origin],
  bogons: [party, acceptor, origin],
};

/** The chosen countries of each filter; empty if it is clear. */
export type CountryChoice = Readonly<Record<CountryKind, readonly string[]>>;
export const noCountries: CountryChoice = { cc: [], hcc: [], lcc: [], acc: [], occ: [] };
