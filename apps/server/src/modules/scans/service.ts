import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { type CountryItem, type HistogramDay, severities } from '@routeglass/api-client/incidents';
import type { ScanFilters, ScanRow } from '@routeglass/api-client/scans';
import { countryName } from '@routeglass/domain/country';
import { scanGroups, type ScanKind, scanTypes } from '@routeglass/domain/scan';
import type { Kysely } from 'kysely';
import { countryItems, histogramDays } from '../../http/listFacets.ts';
import { refuseWithoutAccess } from '../../http/extendedAccess.ts';
import { pageAnswer, type PageQuery, rowsOfPage } from '../../http/pages.ts';
import { unknownAs } from '../../http/problem.ts';
import { beginningsByDay, countActive } from '../../store/beginnings.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, countryCondition, filtersByText } from './filters.ts';
import * as repository from './repository.ts';

type Page = AnswerOf<Endpoints['scanLoops']>;

/** A page of a list with its filters. */
interface ListQuery extends ScanFilters, PageQuery {
  readonly 'sort-by': string;
  readonly order: 'asc' | 'desc';
}

/** A list and its caller. */
interface Asked {
  readonly kind: ScanKind;
  readonly asn: number;
  /** Null if not signed in. */
  readonly session: SessionFacts | null;
}

const byId = new Map(scanTypes.map((type) => [type.id, type]));
const types = scanTypes.map(({ id, kind }) => ({ id, group: scanGroups[kind] }));

/** Findings of scans at the addresses of networks. Rows, and counts narrowed by their texts, are only for callers with access. */
export function createScansService(db: Kysely<Database>) {
  const scopeOf = ({ kind, asn }: Asked, filters: ScanFilters, byCountry = true) => ({
    asn,
    conditions: [...conditionsOf(kind, filters), ...(byCountry ? countryCondition(filters) : [])],
  });
  const refuseRows = async ({ asn, session }: Asked): Promise<void> => {
    const world = await repository.networkWorld(db, asn);
    if (world === undefined) throw unknownAs(asn);
    refuseWithoutAccess({ asn, world }, session);
  };
  const scopeOfCount = async (asked: Asked, filters: ScanFilters, byCountry = true) => {
    if (filtersByText(filters)) await refuseRows(asked);
    return scopeOf(asked, filters, byCountry);
  };

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

    async page(asked: Asked, query: ListQuery): Promise<Page> {
      await refuseRows(asked);
      const found = await repository.findingPage(db, scopeOf(asked, query), {
        sortBy: query['sort-by'],
        order: query.order,
        ...rowsOfPage(query),
      });
      if (!found) throw unknownAs(asked.asn);
      return pageAnswer(query, found.total, found.rows.map(rowOf));
    },

    async histogram(asked: Asked, filters: ScanFilters): Promise<HistogramDay[]> {
      return histogramDays(await beginningsByDay(db, repository.hits(await scopeOfCount(asked, filters))));
    },

    async activeCount(asked: Asked, filters: ScanFilters): Promise<{ count: number }> {
      return { count: await countActive(db, repository.hits(await scopeOfCount(asked, filters))) };
    },

    async countries(asked: Asked, filters: ScanFilters): Promise<CountryItem[]> {
      return countryItems(await repository.countriesOf(db, await scopeOfCount(asked, filters, false)));
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
