import type { RelationLink } from '@routeglass/domain/relations';
import { COUNTRIES } from '../world/countries.ts';
import { key } from '../world/links.ts';
import type { Network } from '../world/network.ts';
import type { Community, LargeCommunity, Route } from './route.ts';

/** Values with which carriers mark the relation they learned a route from. */
export const LEARNED = { customer: 100, peer: 200, provider: 300 } as const;
/** A carrier marks the country where a route entered with this value plus the country's index in the list. */
export const COUNTRY_BASE = 1000;
/** Content networks mark their own routes with the large community `asn:1:kind`. */
export const OWN_KIND = 1;

/** One in this many carriers strips the communities of others. */
const STRIPS = 4;

export interface Marking {
  /** Returns a vantage point's route: its path, with the communities added by the networks on it. */
  mark(path: readonly number[]): Route;
}

/** Whether a network marks routes and so has a dictionary. */
export function marksRoutes({ role }: Network): boolean {
  return role === 'tier1' || role === 'carrier';
}

export function createMarking(networks: readonly Network[], links: readonly RelationLink[]): Marking {
  const byAsn = new Map(networks.map((network) => [network.asn, network]));
  const relations = new Map(links.map((link) => [key(link.a, link.b), link]));

  const learnedFrom = (asn: number, from: number): keyof typeof LEARNED => {
    const link = relations.get(key(asn, from));
    if (link?.type !== 'p2c') return 'peer';
    return link.a === asn ? 'customer' : 'provider';
  };
  return {
    mark(path) {
      let communities: Community[] = [];
      let largeCommunities: LargeCommunity[] = [];
      const origin = byAsn.get(path.at(-1) ?? -1);
      if (origin?.role === 'content') largeCommunities = [[origin.asn, OWN_KIND, origin.asn % 4]];
      for (let i = path.length - 2; i >= 0; i--) {
        const [asn, from] = [path[i]!, path[i + 1]!];
        const network = byAsn.get(asn);
        if (asn === from || !network || !marksRoutes(network)) continue;
        if (asn % STRIPS === 0) [communities, largeCommunities] = [[], []];
        const country = COUNTRIES.findIndex(({ code }) => code === byAsn.get(from)?.organisation.country.code);
        communities.push([asn, LEARNED[learnedFrom(asn, from)]]);
        if (country >= 0) communities.push([asn, COUNTRY_BASE + country]);
      }
      communities.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
      return { path, communities, largeCommunities };
    },
  };
}
