import { type AnswerOf, type Endpoints, sourceKinds } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import { unknownAs } from '../../http/problem.ts';
import { editionsBy } from '../../store/editions.ts';
import { findNetworks, toFull, unknownNetwork } from '../../store/network.ts';
import { specialAsnOf } from '../../store/specialAsns.ts';
import { positionsIn, ratingsOf } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { findNetwork, listingsOf, overviewOf, type VersionCounts } from './repository.ts';

type Overview = AnswerOf<Endpoints['asOverview']>;

/** The ratings shown in an overview. */
const overviewMetrics = ['score', 'asn-count-in-cc', 'prefix-count-in-cc'] as const;

/** Identity of networks, and what the loaded tables show about them. */
export function createAsInfoService(db: Kysely<Database>, stamp: () => Promise<string>) {
  const editions = editionsBy(db, stamp);
  return {
    async info(asn: number): Promise<AnswerOf<Endpoints['asInfo']>> {
      const [network, { peeringdb, organisations }, special_purpose] = await Promise.all([
        findNetwork(db, asn),
        listingsOf(db, asn),
        specialAsnOf(db, asn),
      ]);
      if (!network) throw unknownAs(asn);
      const listed_in = [
        ...(peeringdb ? ['peeringdb' as const] : []),
        ...(organisations ? ['organisations' as const] : []),
      ];
      return { ...toFull(network), ...(special_purpose && { special_purpose }), listed_in };
    },

    async list(asns: readonly number[]): Promise<AnswerOf<Endpoints['asInfoList']>> {
      const different = [...new Set(asns)];
      const [known, ofLaboratory] = await Promise.all([
        findNetworks(db, different),
        findNetworks(db, different, 'lab'),
      ]);
      return asns.map((asn) => {
        const network = toFull(known.get(asn) ?? unknownNetwork(asn));
        return ofLaboratory.has(asn) ? { ...network, sample: true } : network;
      });
    },

    async overview(asn: number): Promise<Overview> {
      const rated = await editions.all();
      const [row, ratings] = await Promise.all([overviewOf(db, asn), ratingsOf(db, rated, asn)]);
      if (!row) throw unknownAs(asn);
      const neighbors = (role: string) =>
        perVersion(row.neighbors.find((each) => each.role === role) ?? { ipv4: 0, ipv6: 0, all: 0 });
      const incidents = (kind: string) =>
        added(row.incidents.find((each) => each.kind === kind) ?? { ipv4: 0, ipv6: 0 });
      return {
        asn,
        routes_loaded: row.as_of !== null,
        as_of: row.as_of?.toISOString() ?? null,
        prefixes: added(row.prefixes),
        neighbors: {
          providers: neighbors('providers'),
          customers: neighbors('customers'),
          peerings: neighbors('peerings'),
          unspecified: neighbors('unspecified'),
        },
        roa: row.roa,
        active_incidents: { leaks: incidents('leak'), hijacks: incidents('hijack'), bogons: incidents('bogon') },
        registered_ranges: added(row.ranges),
        missing_sources: sourceKinds.filter((kind) => !row.loaded.includes(kind)),
        ratings: ratings.flatMap((rating) => positionsIn(rating, overviewMetrics)),
      };
    },
  };
}

function added({ ipv4, ipv6 }: { ipv4: number; ipv6: number }) {
  return { ipv4, ipv6, all: ipv4 + ipv6 };
}

/** A neighbor in both IP versions counts once in `all`. */
function perVersion({ ipv4, ipv6, all }: VersionCounts) {
  return { ipv4, ipv6, all };
}
