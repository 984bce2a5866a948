import { countryName } from '@routeglass/domain/country';
import type { Kysely } from 'kysely';
import { findNetworks, type NetworkRow } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { choosePresets, type Country, type Preset } from './presets.ts';
import { findRoutesOfAny } from './prefixRoutes.ts';
import type { RelationFacts } from './relationFacts.ts';
import { relationsName } from '../../store/generationName.ts';

/** Useful sets of targets for a prefix. */
export function createPresetService(db: Kysely<Database>, relations: RelationFacts) {
  return {
    async list(asn: number, prefix: string): Promise<Preset[]> {
      // If another network hijacked the prefix, its routes are shown on the victim's page, too.
      const routes = await findRoutesOfAny(db, asn, prefix);
      const onPaths = asnsOn(routes.paths.map((path) => path.asns));
      const [networks, counts] = await Promise.all([
        findNetworks(db, routes.peers, routes.world),
        relations.relationCounts(relationsName(routes.world, routes.ipVersion), onPaths),
      ]);
      return choosePresets({
        origin: asn,
        peers: routes.peers.map((peer) => ({ asn: peer, country: countryOf(networks, peer) })),
        counts,
      });
    },
  };
}

function countryOf(networks: ReadonlyMap<number, NetworkRow>, asn: number): Country | null {
  const code = networks.get(asn)?.country_code ?? null;
  const name = countryName(code);
  return code !== null && name !== null ? { code, name } : null;
}

/** ASNs of the hops of paths, without AS_SETs. */
function asnsOn(paths: readonly string[]): number[] {
  const words = paths.flatMap((path) => path.split(' ')).filter((word) => /^\d+$/.test(word));
  return [...new Set(words)].map(Number);
}
