import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { type CountryItem, type HistogramDay, NO_COUNTRY, severities } from '@routeglass/api-client/incidents';
import type { ScanFilters, ScanRow } from '@routeglass/api-client/scans';
import { countryName } from '@routeglass/domain/country';
import { scanGroups, type ScanKind, scanTypes } from '@routeglass/domain/scan';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, countryCondition } from './filters.ts';
import * as repository from './repository.ts';

type Page = AnswerOf<Endpoints['scanLoops']>;

/** A page of a list, its filters included. */
interface PageQuery extends ScanFilters {
  readonly 'sort-by': string;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly 'page-size': number;
}

const DAY = 86_400;
/** Days that a histogram has at most. */
const MOST_DAYS = 366;
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
      if (!counted) throw unknown(asn);
      const counts = new Map(counted.map((row) => [row.type, row]));
      const reports = await repository.newestReports(db, asn);
      return types.map(({ id, group }) => {
        const { count = 0, active = 0 } = counts.get(id) ?? {};
        return { id, group, count, active, as_of: reports.get(id)?.toISOString() ?? null };
      });
    },

    async page(kind: ScanKind, asn: number, query: PageQuery): Promise<Page> {
      const size = query['page-size'];
      const found = await repository.findingPage(db, scopeOf(kind, asn, query), {
        sortBy: query['sort-by'],
        order: query.order,
        limit: size,
        offset: (query.page - 1) * size,
      });
      if (!found) throw unknown(asn);
      const pages = Math.ceil(found.total / size);
      if (query.page > Math.max(pages, 1))
        throw new Problem('E_PAGE_BEYOND_END', `Page ${query.page} is beyond the end: there are ${pages}`, [
          { path: 'page', message: `The last page is ${Math.max(pages, 1)}` },
        ]);
      return {
        data: found.rows.map(rowOf),
        current_page: query.page,
        page_size: size,
        record_count: found.total,
        page_count: pages,
      };
    },

    async histogram(kind: ScanKind, asn: number, filters: ScanFilters): Promise<HistogramDay[]> {
      return everyDay(await repository.beginningsByDay(db, scopeOf(kind, asn, filters), MOST_DAYS));
    },

    async activeCount(kind: ScanKind, asn: number, filters: ScanFilters): Promise<{ count: number }> {
      return { count: await repository.countActive(db, scopeOf(kind, asn, filters)) };
    },

    async countries(kind: ScanKind, asn: number, filters: ScanFilters): Promise<CountryItem[]> {
      const rows = await repository.countriesOf(db, scopeOf(kind, asn, filters, false));
      return rows.map(({ code, count }) => ({
        country_code: code || NO_COUNTRY,
        country_name: countryName(code || null) ?? (code || NO_COUNTRY),
        count,
      }));
    },
  };
}

function unknown(asn: number): Problem {
  return new Problem('E_NOT_FOUND', `AS${asn} is known to no loaded source`);
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
