import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { NO_COUNTRY, type CountryItem, type HistogramDay, type ListFilters } from '@routeglass/api-client/incidents';
import { countryName } from '@routeglass/domain/country';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { type Kysely, sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { findNetworks } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, countryConditions, roleIn } from './filters.ts';
import { rowsOfList, storedKinds } from './lists.ts';
import * as repository from './repository.ts';
import { detailOf, networksIn, rowOf } from './wire.ts';

type Page = AnswerOf<Endpoints['leaks']>;
type Detail = AnswerOf<Endpoints['incident']>;

/** A list of incidents: its kind and its path in `incidentLists`. */
export interface ListName {
  readonly kind: IncidentKind;
  readonly path: string;
}

const DAY = 86_400;
/** Days that a histogram has at most. */
const MOST_DAYS = 366;
const MOST_PREFIXES = 200;

/** Whose countries each list of countries is about; the others are of all other parties. */
const parties: Readonly<Record<string, readonly string[]>> = {
  'leaker-countries': ['leaker'],
  'lcc-countries': ['leaker'],
  'hijacker-countries': ['hijacker'],
  'hcc-countries': ['hijacker'],
  'acceptor-countries': ['acceptor'],
  'acc-countries': ['acceptor'],
  'origin-countries': ['origin', 'announcer'],
  'occ-countries': ['origin', 'announcer'],
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
      const size = query['page-size'];
      const found = await repository.incidentPage(db, scopeOf(list, asn, query), {
        sortBy: query['sort-by'],
        order: query.order,
        limit: size,
        offset: (query.page - 1) * size,
      });
      if (!found) throw new Problem('E_NOT_FOUND', `AS${asn} is known to no loaded source`);
      const pages = Math.ceil(found.total / size);
      if (query.page > Math.max(pages, 1))
        throw new Problem('E_PAGE_BEYOND_END', `Page ${query.page} is beyond the end: there are ${pages}`, [
          { path: 'page', message: `The last page is ${Math.max(pages, 1)}` },
        ]);
      const networks = await findNetworks(db, networksIn(found.rows));
      return {
        data: found.rows.map((row) => rowOf(row, networks)),
        current_page: query.page,
        page_size: size,
        record_count: found.total,
        page_count: pages,
      };
    },

    async histogram(list: ListName, asn: number, filters: ListFilters): Promise<HistogramDay[]> {
      const rows = await repository.beginningsByDay(db, scopeOf(list, asn, filters), MOST_DAYS);
      return everyDay(rows);
    },

    async activeCount(list: ListName, asn: number, filters: ListFilters): Promise<{ count: number }> {
      return { count: await repository.countActive(db, scopeOf(list, asn, filters)) };
    },

    async countries(list: ListName, asn: number, party: string, filters: ListFilters): Promise<CountryItem[]> {
      const roles = parties[party];
      const rows = await repository.countriesOf(
        db,
        scopeOf(list, asn, filters, false),
        roles ? roleIn(roles) : sql`o.asn <> p.asn`,
      );
      return rows.map(({ code, count }) => ({
        country_code: code ?? NO_COUNTRY,
        country_name: countryName(code) ?? code ?? NO_COUNTRY,
        count,
      }));
    },

    async detail(name: string): Promise<Detail> {
      const id = Number.parseInt(name, 36);
      const found = Number.isSafeInteger(id) ? await repository.findIncident(db, id, MOST_PREFIXES) : undefined;
      if (!found) throw new Problem('E_NOT_FOUND', `There is no incident ${name} on record`);
      return detailOf(found, await findNetworks(db, networksIn([found])));
    },
  };
}

/** Days without any stand in between with 0. */
function everyDay(rows: readonly repository.HistogramRow[]): HistogramDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days: HistogramDay[] = [];
  const first = rows[0]?.day ?? 0;
  const last = rows.at(-1)?.day ?? -1;
  for (let day = first; day <= last; day += DAY) {
    const { count = 0, active = 0 } = byDay.get(day) ?? {};
    days.push({ from: instantOf(day), until: instantOf(day + DAY), count, active });
  }
  return days;
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
