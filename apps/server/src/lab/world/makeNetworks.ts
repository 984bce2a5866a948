import type { Random } from '../random.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { createNames } from './names.ts';
import { type Network, type Organisation, type Role, ROLE_COUNTS } from './network.ts';

/** AS numbers for private use (RFC 6996), which the lab's registry declares ordinary. */
export const FIRST_ASN = 64_512;
export const LAST_ASN = 65_534;
/** The last two numbers belong to the collectors. */
const COLLECTOR_ASNS = 2;

/** Share of carrier, access and content networks with a second network in the same organization. */
const SIBLINGS = 0.07;

/** Makes all networks of the lab, by AS number. */
export function makeNetworks(random: Random): Network[] {
  const numbers = Array.from({ length: LAST_ASN - FIRST_ASN + 1 - COLLECTOR_ASNS }, (_, i) => FIRST_ASN + i);
  const total = Object.values(ROLE_COUNTS).reduce((sum, count) => sum + count, 0);
  const asns = random.fork('asns').sample(numbers, total);
  const nameOf = createNames(random.fork('names'));
  const homes = createHomes(random.fork('countries'));
  const siblings = random.fork('siblings');
  const networks: Network[] = [];
  for (const role of Object.keys(ROLE_COUNTS) as Role[]) {
    for (let i = 0; i < ROLE_COUNTS[role]; i++) {
      const asn = asns[networks.length] ?? FIRST_ASN;
      const elder = networks.at(-1);
      const isSibling = elder?.role === role && mayHaveSibling(role) && siblings.chance(SIBLINGS);
      networks.push(isSibling ? sibling(elder, asn) : founded(asn, role, nameOf(role), homes(role, i)));
    }
  }
  return networks.sort((a, b) => a.asn - b.asn);
}

function founded(asn: number, role: Role, { stem, name }: { stem: string; name: string }, country: Country): Network {
  const organisation: Organisation = {
    id: `ORG-${stem.toUpperCase()}-LAB`,
    name: role === 'enterprise' ? name : `${name} ${country.company}`,
    country,
  };
  const handle = name.toUpperCase().replaceAll(' ', '-');
  const hasAsSet = role !== 'enterprise' && role !== 'route-server';
  return {
    asn,
    role,
    handle,
    name,
    organisation,
    website: `https://www.${stem.toLowerCase()}.example/`,
    asSet: hasAsSet ? `AS-${stem.toUpperCase()}` : undefined,
  };
}

/** A second network of the same organization, with its own name and as-set. */
function sibling(elder: Network, asn: number): Network {
  const asSet = elder.asSet === undefined ? undefined : `AS${asn}:${elder.asSet.replace(/^AS\d+:/, '')}`;
  const name = `${elder.name.replace(/ Regional$/, '')} Regional`;
  return { ...elder, asn, handle: `${elder.handle.replace(/-REGIONAL$/, '')}-REGIONAL`, name, asSet };
}

function mayHaveSibling(role: Role): boolean {
  return role === 'carrier' || role === 'access' || role === 'content';
}

/** The first networks of each role are spread over all countries; the rest follow the weights. */
function createHomes(random: Random): (role: Role, place: number) => Country {
  const byWeight = COUNTRIES.flatMap((country) => Array.from({ length: country.weight }, () => country));
  const hubs = COUNTRIES.filter(({ code }) => ['DE', 'US', 'SG', 'BR', 'GB', 'ZA'].includes(code));
  return (role, place) => {
    if (role === 'route-server') return hubs[place] ?? random.pick(hubs);
    if (role === 'tier1') return random.pick(COUNTRIES.filter(({ weight }) => weight >= 6));
    return COUNTRIES[place] ?? random.pick(byWeight);
  };
}
