import type { AnswerOf, BodyOf, Endpoints, IpFilter, QueryOf } from '@routeglass/api-client/contract';
import type { NeighborFilters, NeighborList } from '@routeglass/api-client/neighbors';
import { relationTo } from '@routeglass/domain/neighbor';
import type { Relation } from '@routeglass/domain/relations';
import type { Kysely } from 'kysely';
import { countryItems } from '../../http/listFacets.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem, unknownAs } from '../../http/problem.ts';
import { findNetworks, toBrief, unknownNetwork } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { daysOf } from './days.ts';
import { relationEvidence } from './evidenceWords.ts';
import * as links from './linkRepository.ts';
import { registryGrounds } from './registryGrounds.ts';
import * as repository from './repository.ts';

type Form = repository.Form;
type Page = AnswerOf<Endpoints['neighbors']>;
type Relations = AnswerOf<Endpoints['activeRelationTypes']>;

/** The neighbors of a network: their relation, since when, and why. */
export function createNeighborsService(db: Kysely<Database>) {
  return {
    async page(form: Form, asn: number, list: NeighborList, query: QueryOf<Endpoints['neighbors']>): Promise<Page> {
      const found = await repository.neighborPage(
        db,
        form,
        { asn, list, filters: query },
        { sortBy: query['sort-by'], order: query.order, ...rowsOfPage(query) },
      );
      if (!found) throw unknownAs(asn);
      return pageAnswer(query, found.total, found.rows.map(rowOf));
    },

    async counts(form: Form, asn: number, list: NeighborList, filters: NeighborFilters) {
      const found = await repository.neighborCounts(db, form, { asn, list, filters });
      if (!found) throw unknownAs(asn);
      return found;
    },

    async histogram(form: Form, asn: number, list: NeighborList, filters: NeighborFilters) {
      const found = await repository.neighborSpans(db, form, { asn, list, filters });
      if (!found) throw unknownAs(asn);
      return found.newest === null ? [] : daysOf(found.spans, found.newest, filters);
    },

    async countries(form: Form, asn: number, list: NeighborList, filters: NeighborFilters) {
      return countryItems(await repository.neighborCountries(db, form, { asn, list, filters }));
    },

    async history(target: number, asn: number, ip: IpFilter): Promise<AnswerOf<Endpoints['neighborHistory']>> {
      const ipVersion = ip === 'all' ? null : ip === '4' ? 4 : 6;
      const rows = await links.periodsOf(db, { target, asn, ipVersion });
      return rows.map((row) => ({ ...row, ...instantsOf(row) }));
    },

    async evidence(target: number, asn: number): Promise<AnswerOf<Endpoints['neighborEvidence']>> {
      const [rows, networks, registry] = await Promise.all([
        links.groundsOf(db, target, asn),
        findNetworks(db, [target, asn]),
        registryGrounds(db, target, asn),
      ]);
      if (rows.length === 0)
        throw new Problem('E_NOT_FOUND', `No loaded path shows AS${target} and AS${asn} as neighbors`);
      const briefOf = (one: number) => toBrief(networks.get(one) ?? unknownNetwork(one));
      const ends = { target: `AS${target}`, network: `AS${asn}` };
      return {
        target: briefOf(target),
        network: briefOf(asn),
        relations: rows.map((row) => ({
          ip_version: row.ip_version,
          type: row.type,
          evidence: relationEvidence(row, ends, registry(row)),
          paths: row.paths,
          peers: row.peers,
          share: row.share,
          routes: row.routes,
          ...instantsOf(row),
          sample_paths: [...row.samples],
        })),
      };
    },

    async activeTypes(pairs: BodyOf<Endpoints['activeRelationTypes']>, ip: IpFilter): Promise<Relations> {
      const types = new Map<string, Relation>();
      for (const row of await links.activeRelations(db, pairs))
        types.set(`${row.from_asn} ${row.to_asn} ${row.ip_version}`, relationTo(row.type));
      return pairs.map(({ from, to }) => {
        const over = (version: '4' | '6') =>
          ip === 'all' || ip === version ? (types.get(`${from} ${to} ${version}`) ?? null) : null;
        const [ipv4, ipv6] = [over('4'), over('6')];
        return { from, to, type: ipv4 ?? ipv6 ?? '?', active: ipv4 !== null || ipv6 !== null, ipv4, ipv6 };
      });
    },
  };
}

function rowOf(row: repository.NeighborListRow): Page['data'][number] {
  const { neighbor: asn, as_name, country_code, type, ipv4, ipv6, routes, prefixes, is_disputed } = row;
  return {
    neighbor_as: toBrief({ asn, as_name, country_code }),
    type,
    active: row.last_seen === null,
    ipv4,
    ipv6,
    ...instantsOf(row),
    routes,
    prefixes,
    is_disputed,
  };
}

function instantsOf({ first_seen, last_seen }: { readonly first_seen: Date; readonly last_seen: Date | null }) {
  return { first_seen: first_seen.toISOString(), last_seen: last_seen?.toISOString() ?? null };
}
