import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { CountryItem, HistogramDay, ListFilters } from '@routeglass/api-client/incidents';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countryItems, histogramDays } from '../../http/listFacets.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem, unknownAs } from '../../http/problem.ts';
import { beginningsByDay, countActive } from '../../store/beginnings.ts';
import { findNetworks } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, countryConditions, countryParties } from './filters.ts';
import { rowsOfList, storedKinds } from './lists.ts';
import * as repository from './repository.ts';
import { detailOf, networksIn, networksOf, rowOf } from './wire.ts';

type Page = AnswerOf<Endpoints['leaks']>;
type Detail = AnswerOf<Endpoints['incident']>;

/** A list of incidents: its kind and its path in `incidentLists`. */
export interface ListName {
  readonly kind: IncidentKind;
  readonly path: string;
}

const MOST_PREFIXES = 200;

/** Whose countries each list of countries is about; the others are of all other parties. */
const parties: Readonly<Record<string, RawBuilder<unknown>>> = {
  'leaker-countries': countryParties.lcc,
  'lcc-countries': countryParties.lcc,
  'hijacker-countries': countryParties.hcc,
  'hcc-countries': countryParties.hcc,
  'acceptor-countries': countryParties.acc,
  'acc-countries': countryParties.acc,
  'origin-countries': countryParties.occ,
  'occ-countries': countryParties.occ,
};

/** Route leaks, hijacks and bogons of networks. */
export function createIncidentsService(db: Kysely<Database>) {
  const scopeOf = ({ kind, path }: ListName, asn: number, filters: ListFilters, byCountry = true) => ({
    asn,
    conditions: [
      rowsOfList(kind, path),
      ...conditionsOf(filters, { asn, kind: storedKinds[kind] }),
      ...(byCountry ? countryConditions(filters) : []),
    ],
  });

  return {
    async page(list: ListName, asn: number, query: QueryOf<Endpoints['leaks']>): Promise<Page> {
      const found = await repository.incidentPage(db, scopeOf(list, asn, query), {
        sortBy: query['sort-by'],
        order: query.order,
        ...rowsOfPage(query),
      });
      if (!found) throw unknownAs(asn);
      const networks = await findNetworks(db, networksIn(found.rows), found.rows[0]?.world);
      return pageAnswer(
        query,
        found.total,
        found.rows.map((row) => rowOf(row, networks)),
      );
    },

    async histogram(list: ListName, asn: number, filters: ListFilters): Promise<HistogramDay[]> {
      return histogramDays(await beginningsByDay(db, repository.spansOf(scopeOf(list, asn, filters))));
    },

    async activeCount(list: ListName, asn: number, filters: ListFilters): Promise<{ count: number }> {
      return { count: await countActive(db, repository.spansOf(scopeOf(list, asn, filters))) };
    },

    async countries(list: ListName, asn: number, party: string, filters: ListFilters): Promise<CountryItem[]> {
      const rows = await repository.countriesOf(
        db,
        scopeOf(list, asn, filters, false),
        parties[party] ?? sql`o.asn <> p.asn`,
      );
      return countryItems(rows);
    },

    async detail(name: string): Promise<Detail> {
      const id = Number.parseInt(name, 36);
      const found = Number.isSafeInteger(id) ? await repository.findIncident(db, id, MOST_PREFIXES) : undefined;
      if (!found) throw new Problem('E_NOT_FOUND', `There is no incident ${name} on record`);
      return detailOf(found, await findNetworks(db, networksOf(found), found.world));
    },
  };
}
