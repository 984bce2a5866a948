import type { Random } from '../random.ts';
import type { LinkBook } from './links.ts';
import type { Network, Role } from './network.ts';

/**
 * Adds the transit relations. Tier-1 networks peer with each other and buy from nobody. Carriers buy from them, access networks from carriers in
 * their country or region, content networks from any carriers, enterprises from access networks and carriers at home. Some also buy from a tier-1
 * network. A provider always comes before its customer in this order, so there are no cycles.
 */
export function makeTransit(networks: readonly Network[], book: LinkBook, random: Random): void {
  const byRole = (role: Role): Network[] => networks.filter((network) => network.role === role);
  const [top, carriers, access] = [byRole('tier1'), byRole('carrier'), byRole('access')];
  for (const a of top) for (const b of top) if (a.asn < b.asn) book.add('p2p', a.asn, b.asn);

  const buy = (customer: Network, sellers: readonly Network[], count: number): void => {
    for (const seller of random.sample(sellers, count)) book.add('p2c', seller.asn, customer.asn);
  };
  carriers.forEach((carrier, place) => {
    buy(carrier, top, random.between(2, 3));
    if (random.chance(0.25)) buy(carrier, near(carriers.slice(0, place), carrier), 1);
  });
  for (const network of access) {
    buy(network, near(carriers, network), random.between(1, 2));
    if (random.chance(0.3)) buy(network, top, 1);
  }
  for (const network of byRole('content')) {
    buy(network, carriers, random.between(1, 2));
    if (random.chance(0.6)) buy(network, top, 1);
  }
  for (const network of byRole('enterprise')) {
    buy(network, random.chance(0.7) ? near(access, network) : near(carriers, network), 1);
    if (random.chance(0.35)) buy(network, near(carriers, network), 1);
    if (random.chance(0.1)) buy(network, top, 1);
  }
}

/** The networks in the same country, or else in the same region, or else all. */
function near(networks: readonly Network[], to: Network): readonly Network[] {
  const home = to.organisation.country;
  const inCountry = networks.filter(({ organisation }) => organisation.country.code === home.code);
  if (inCountry.length > 1) return inCountry;
  const inRegion = networks.filter(({ organisation }) => organisation.country.region === home.region);
  return inRegion.length > 0 ? inRegion : networks;
}
