import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { CountryItem, HistogramDay, IncidentRow, ListFilters } from '@routeglass/api-client/incidents';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { askedWorld } from '../../http/askedWorld.ts';
import { CutList } from '../../http/cutList.ts';
import { countryItems, histogramDays } from '../../http/listFacets.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { badRequest, Problem, unknownAs } from '../../http/problem.ts';
import { beginningsByDay, countActive } from '../../store/beginnings.ts';
import { findNetworks } from '../../store/network.ts';
import { worldOfRoutes } from '../../store/worldOfRoutes.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database } from '../../store/schema.ts';
import {
  type AllFilters,
  conditionsOf,
  conditionsOfAll,
  conditionsOfNetwork,
  countryConditions,
  countryParties,
} from './filters.ts';
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

type Placing = Pick<QueryOf<Endpoints['leaks']>, 'sort-by' | 'order' | 'page' | 'page-size'>;

const pageRequest = (query: Placing) => ({ sortBy: query['sort-by'], order: query.order, ...rowsOfPage(query) });

const MOST_PREFIXES = 200;

/** The parties behind each list of countries; all others cover every other party. */
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

  /** A page about a network. Every row names it, although rows with many parties list only some. */
  const pageOf = async (asn: number, scope: repository.Scope, query: Placing): Promise<Page> => {
    const found = await repository.incidentPage(db, scope, pageRequest(query));
    if (!found) throw unknownAs(asn);
    const missing = found.rows.filter((row) => !row.shown_parties.some(([, party]) => party === asn));
    const own = await repository.rolesIn(
      db,
      asn,
      missing.map(({ id }) => id),
    );
    const rows = found.rows.map((row) => {
      const role = own.get(row.id);
      return role ? { ...row, shown_parties: [[role, asn] as const, ...row.shown_parties] } : row;
    });
    const networks = await findNetworks(db, networksIn(rows), rows[0]?.world);
    return pageAnswer(
      query,
      found.total,
      rows.map((row) => rowOf(row, networks)),
    );
  };

  return {
    async page(list: ListName, asn: number, query: QueryOf<Endpoints['leaks']>): Promise<Page> {
      return pageOf(asn, scopeOf(list, asn, query), query);
    },

    async pageOfNetwork(asn: number, query: QueryOf<Endpoints['networkIncidents']>): Promise<Page> {
      return pageOf(asn, { asn, conditions: conditionsOfNetwork(query, asn) }, query);
    },

    async histogramOfNetwork(asn: number, query: AllFilters): Promise<HistogramDay[]> {
      const spans = repository.spansOf({ asn, conditions: conditionsOfNetwork(query, asn) });
      return histogramDays(await beginningsByDay(db, spans));
    },

    async pageOfAll(query: QueryOf<Endpoints['allIncidents']>): Promise<AnswerOf<Endpoints['allIncidents']>> {
      const world = askedWorld(query.sample) ?? (await worldOfRoutes(db));
      const found = await repository.everyIncidentPage(
        db,
        { world, conditions: conditionsOfAll(query) },
        pageRequest(query),
      );
      const networks = await findNetworks(db, networksIn(found.rows), world);
      const rows = found.rows.map((row) => rowOf(row, networks));
      return { ...pageAnswer(query, found.total, rows), sample: world === 'lab' };
    },

    async histogramOfAll(query: QueryOf<Endpoints['allIncidentsHistogram']>): Promise<HistogramDay[]> {
      const world = askedWorld(query.sample) ?? (await worldOfRoutes(db));
      const spans = repository.everySpanOf({ world, conditions: conditionsOfAll(query) });
      return histogramDays(await beginningsByDay(db, spans));
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

    async ofPrefix(query: QueryOf<Endpoints['prefixIncidents']>): Promise<CutList<IncidentRow>> {
      const prefix = parsePrefix(query.prefix);
      if (!prefix) throw badRequest('prefix', `${JSON.stringify(query.prefix)} is not a prefix such as 192.0.2.0/24`);
      const world = await worldOfPrefix(db, prefix);
      const { limit, offset } = rowsOfPage(query);
      const found = await repository.incidentsOfPrefix(db, formatPrefix(prefix), world, { limit: limit + 1, offset });
      const rows = found.slice(0, limit);
      const networks = await findNetworks(db, networksIn(rows), world);
      return new CutList(
        rows.map((row) => rowOf(row, networks)),
        found.length > limit,
      );
    },

    async detail(name: string): Promise<Detail> {
      const id = Number.parseInt(name, 36);
      const found = Number.isSafeInteger(id) ? await repository.findIncident(db, id, MOST_PREFIXES) : undefined;
      if (!found) throw new Problem('E_NOT_FOUND', `No incident ${name} found`);
      return detailOf(found, await findNetworks(db, networksOf(found), found.world));
    },
  };
}
