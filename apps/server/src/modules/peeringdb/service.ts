import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import { parseSetReference } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { isSourceLoaded } from '../../store/loadedSources.ts';
import { commonPresences, networksOfSet, type PresenceRow, presencesOf } from './exchangeRepository.ts';
import { facilitiesOf, findPeeringdbNetwork } from './repository.ts';

/** PeeringDB's entries of networks. */
export function createPeeringdbService(db: Kysely<Database>) {
  return {
    async facts(asn: number) {
      const row = await findPeeringdbNetwork(db, asn);
      if (!row) {
        const isLoaded = await isSourceLoaded(db, 'peeringdb', asn);
        throw new Problem('E_NOT_FOUND', isLoaded ? `PeeringDB does not list AS${asn}` : 'No PeeringDB data is loaded');
      }
      return {
        name: row.name,
        organization: { name: row.org_name, website: row.website },
        as_set: row.irr_as_set,
      };
    },
    async presences(asn: number): Promise<AnswerOf<Endpoints['ixPresence']>> {
      const rows = await presencesOf(db, asn);
      return rows.map((row) => ({
        ix: exchangeOf(row),
        speed: row.speed,
        is_rs_peer: row.is_rs_peer,
        ipv4: [...row.ipv4],
        ipv6: [...row.ipv6],
      }));
    },
    async facilities(asn: number): Promise<AnswerOf<Endpoints['facilities']>> {
      const rows = await facilitiesOf(db, asn);
      return rows.map(({ id, name, city, country, website, exchanges }) => ({
        name,
        city,
        country_name: countryName(country),
        country_code: country,
        website,
        peeringdb_link: `https://www.peeringdb.com/fac/${id}`,
        exchanges: [...exchanges],
      }));
    },
    async count(asn: number): Promise<AnswerOf<Endpoints['ixCount']>> {
      const [rows, source_loaded] = await Promise.all([presencesOf(db, asn), isSourceLoaded(db, 'peeringdb', asn)]);
      return { count: rows.length, source_loaded };
    },
    async common(asn: number, others: readonly number[]): Promise<AnswerOf<Endpoints['commonIx']>> {
      const rows = Map.groupBy(await commonPresences(db, asn, others), (row) => row.asn);
      return others.map((other) => ({
        asn: other,
        exchanges: (rows.get(other) ?? []).map((row) => ({
          ix: exchangeOf(row),
          speed: row.speed,
          peer_speed: row.peer_speed,
          is_rs_peer: row.is_rs_peer,
        })),
      }));
    },
    async networksOfSet(name: string): Promise<AnswerOf<Endpoints['asSetNetworks']>> {
      const reference = parseSetReference(name);
      if (!reference) return [];
      const rows = await networksOfSet(db, reference.set);
      return rows.map((row) => ({ asn: row.asn, name: row.name, as_set: row.irr_as_set }));
    },
  };
}

function exchangeOf({ exchange_id, name, country, website }: PresenceRow) {
  return {
    name,
    country_name: countryName(country),
    country_code: country,
    website,
    peeringdb_link: `https://www.peeringdb.com/ix/${exchange_id}`,
  };
}
