import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { type CountryItem, type HistogramDay, severities } from '@routeglass/api-client/incidents';
import type { ScanFilters, ScanRow } from '@routeglass/api-client/scans';
import { countryName } from '@routeglass/domain/country';
import { scanGroups, type ScanKind, scanTypes } from '@routeglass/domain/scan';
import type { Kysely } from 'kysely';
import { countryItems, histogramDays } from '../../http/listFacets.ts';
import { pageAnswer, type PageQuery, rowsOfPage } from '../../http/pages.ts';
import { unknownAs } from '../../http/problem.ts';
import { beginningsByDay, countActive } from '../../store/beginnings.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, countryCondition } from './filters.ts';
import * as repository from './repository.ts';

type Page = AnswerOf<Endpoints['scanLoops']>;

/** A page of a list, its filters included. */
interface ListQuery extends ScanFilters, PageQuery {
  readonly 'sort-by': string;
  readonly order: 'asc' | 'desc';
}

const byId = new Map(scanTypes.map((type) => [type.id, type]));
const types = scanTypes.map(({ id, kind }) => ({ id, group: scanGroups[kind] }));

/** What scans found at the addresses of networks. */
export function createScansService(db: Kysely<Database>) {
  const scopeOf = (kind: ScanKind, asn: number, filters: ScanFilters, byCountry = true) => ({
    asn,
    conditions: [...conditionsOf(kind, filters), ...(byCountry ? countryCondition(filters) : [])],
  });

  return {
    types: () => types,

    async overview(asn: number, ip: 'all' | '4' | '6'): Promise<AnswerOf<Endpoints['scanOverview']>> {
      const counted = await repository.countByType(db, asn, ip === 'all' ? null : (Number(ip) as 4 | 6));
      if (!counted) throw unknownAs(asn);
      const counts = new Map(counted.map((row) => [row.type, row]));
      const reports = await repository.newestReports(db, asn);
      return types.map(({ id, group }) => {
        const { count = 0, active = 0 } = counts.get(id) ?? {};
        return { id, group, count, active, as_of: reports.get(id)?.toISOString() ?? null };
      });
    },

    async page(kind: ScanKind, asn: number, query: ListQuery): Promise<Page> {
      const found = await repository.findingPage(db, scopeOf(kind, asn, query), {
        sortBy: query['sort-by'],
        order: query.order,
        ...rowsOfPage(query),
      });
      if (!found) throw unknownAs(asn);
      return pageAnswer(query, found.total, found.rows.map(rowOf));
    },

    async histogram(kind: ScanKind, asn: number, filters: ScanFilters): Promise<HistogramDay[]> {
      return histogramDays(await beginningsByDay(db, repository.hits(scopeOf(kind, asn, filters))));
    },

    async activeCount(kind: ScanKind, asn: number, filters: ScanFilters): Promise<{ count: number }> {
      return { count: await countActive(db, repository.hits(scopeOf(kind, asn, filters))) };
    },

    async countries(kind: ScanKind, asn: number, filters: ScanFilters): Promise<CountryItem[]> {
      return countryItems(await repository.countriesOf(db, scopeOf(kind, asn, filters, false)));
    },
  };
}

function rowOf(row: repository.FindingRow): ScanRow {
  const { ip, ip_version, port, type, protocol, severity, hostname, country, first_seen, last_seen } = row;
  return {
    type: { id: type, group: scanGroups[byId.get(type)?.kind ?? 'open_port'] },
    severity: severities[severity] ?? 'info',
    ip,
    ip_version,
    port: port === 0 ? null : port,
    protocol: protocol === 'tcp' || protocol === 'udp' ? protocol : null,
    hostname: hostname || null,
    country_code: country || null,
    country_name: countryName(country || null),
    first_seen: first_seen.toISOString(),
    last_seen: last_seen?.toISOString() ?? null,
  };
}
