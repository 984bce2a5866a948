import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { parseAsn } from '@routeglass/domain/asn';
import { countryName } from '@routeglass/domain/country';
import {
  globalMetrics,
  isGlobalMetric,
  isLocalMetric,
  metrics,
  NATIONAL_STABILITY,
} from '@routeglass/domain/rating-metrics';
import type { Kysely } from 'kysely';
import { askedWorld } from '../../http/askedWorld.ts';
import { pagesOf } from '../../http/pages.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { editionsBy } from '../../store/editions.ts';
import type { NameIndex } from '../../store/names/nameIndex.ts';
import { toBrief, worldOfNetwork } from '../../store/network.ts';
import { globalColumns, localColumns } from '../../store/ratingColumns.ts';
import { changeOf, type Edition, positionsIn, ratingsOf } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { type NetworkFacts, ratingCount, ratingPage, type RatingPageQuery } from './listRepository.ts';
import { nameFilter } from './networkFilter.ts';
import { firstOf, stability, valuesOf } from './repository.ts';

type RatingQuery = QueryOf<Endpoints['asRating']>;
type ListQuery = QueryOf<Endpoints['ratingList']>;
type OfListQuery = QueryOf<Endpoints['ratingOfList']>;

/** Where networks and countries stand. */
export function createRatingsService(
  db: Kysely<Database>,
  stamp: () => Promise<string>,
  names: () => Promise<NameIndex>,
) {
  const editions = editionsBy(db, stamp);

  return {
    editions,

    async rating(metric: string, query: RatingQuery): Promise<AnswerOf<Endpoints['asRating']>> {
      const { column, within } = measureOf(metric, query['rating-country']);
      const edition = await editions.of(query.ip, {
        day: query.day,
        world: askedWorld(query.sample) ?? (await worldOfText(query.q)),
      });
      if (!edition) return { data: [], record_count: 0, page_count: 0, ...dayOf(edition), cone: null };
      const size = query['page-size'];
      const asked = {
        edition,
        column,
        within,
        name: await nameFilter(query.q, names),
        country: query['filter-country'] ?? null,
        order: 'desc' as const,
        limit: size,
        offset: (query.page - 1) * size,
      };
      const found = await pageOf(asked, query.page);
      return {
        data: found.rows.map((row) => ({
          position: row.position,
          change: changeOf(row.position, row.before),
          asn: row.asn,
          value: row.value,
          asinfo: infoOf(row),
        })),
        record_count: found.total,
        page_count: found.pages,
        ...dayOf(edition),
        cone: edition.cone,
      };
    },

    async list(query: ListQuery): Promise<AnswerOf<Endpoints['ratingList']>> {
      const edition = await editions.of(query.ip, { world: askedWorld(query.sample) ?? (await worldOfText(query.q)) });
      const size = query['page-size'];
      const page = { current_page: query.page, page_size: size };
      if (!edition) return { data: [], ...page, record_count: 0, page_count: 0, ...dayOf(edition), cone: null };
      const found = await pageOf(
        {
          edition,
          column: globalColumns[query['sort-by']],
          within: null,
          name: await nameFilter(query.q, names),
          country: null,
          order: query.order,
          limit: size,
          offset: (query.page - 1) * size,
        },
        query.page,
      );
      const asns = found.rows.map(({ asn }) => asn);
      return {
        data: await rowsOf([edition], asns, ['score', 'customers', 'asn-count-in-cc']),
        ...page,
        record_count: found.total,
        page_count: found.pages,
        ...dayOf(edition),
        cone: edition.cone,
      };
    },

    async ofList(asns: readonly number[], query: OfListQuery): Promise<AnswerOf<Endpoints['ratingOfList']>> {
      const rated = await editions.newest(query.ip);
      const first = await firstOf(db, rated, asns, {
        column: globalColumns[query['sort-field']],
        order: query['sort-order'],
        limit: query.limit,
      });
      return rowsOf(rated, first, query.metric);
    },

    async positions(asn: number, ip: '4' | '6' | 'all'): Promise<AnswerOf<Endpoints['asRatings']>> {
      const found = await ratingsOf(db, await editions.all(), asn);
      return found
        .filter(({ edition }) => ip === 'all' || edition.ip === Number(ip))
        .flatMap((rating) => positionsIn(rating, globalMetrics));
    },

    metrics(): AnswerOf<Endpoints['ratingMetrics']> {
      return metrics.map(({ name, title, type, description, needsSubscription }) => {
        return { name, title, type, description, subscription_required: needsSubscription };
      });
    },

    async stability({
      ip,
      day,
      sample,
    }: QueryOf<Endpoints['nationalStability']>): Promise<AnswerOf<Endpoints['nationalStability']>> {
      const edition = await editions.of(ip, { day, world: askedWorld(sample) });
      const rows = edition ? await stability(db, edition) : [];
      return {
        data: rows.map((row) => ({
          position: row.position,
          change: changeOf(row.position, row.before),
          value: row.value,
          country_code: row.country,
          country_name: countryName(row.country),
          critical_asn: row.critical_asn,
          critical_as: row.critical_asn === null ? null : toBrief({ ...row, asn: row.critical_asn }),
          lost: row.lost,
          networks: row.networks,
        })),
        record_count: rows.length,
        page_count: rows.length === 0 ? 0 : 1,
        ...dayOf(edition),
      };
    },
  };

  async function pageOf(query: RatingPageQuery, page: number) {
    const isWhole = query.name === null && query.country === null && query.within === null;
    const isKnown = isWhole && query.column !== 'tier1_distance';
    const total = isKnown ? query.edition.networks : await ratingCount(db, query);
    const pages = pagesOf(total, { page, 'page-size': query.limit });
    return { total, pages, rows: total === 0 ? [] : await ratingPage(db, query) };
  }

  /** The world that is asked for by the number of one of its networks; undefined for any other text. */
  async function worldOfText(q: string) {
    const asn = parseAsn(q);
    return asn === undefined ? undefined : worldOfNetwork(db, asn);
  }

  /** Each network by the rating of its own world. */
  async function rowsOf(
    rated: readonly Edition[],
    asns: readonly number[],
    wanted: readonly (keyof typeof globalColumns)[],
  ) {
    const rows = await valuesOf(
      db,
      rated,
      asns,
      wanted.map((metric) => globalColumns[metric]),
    );
    return rows.map((row) => ({
      asinfo: { asn: row.asn, ...infoOf(row) },
      metrics: wanted.map((metric, i) => ({ metric, value: row.values[i] ?? null })),
      day: rated.find(({ id }) => id === row.edition)?.day ?? null,
      ...(row.world === 'lab' && { sample: true }),
    }));
  }
}

function measureOf(metric: string, country: string | undefined) {
  if (isGlobalMetric(metric)) return { column: globalColumns[metric], within: null };
  if (isLocalMetric(metric)) {
    if (!country) throw badRequest('rating-country', 'Please select rating country');
    return { column: localColumns[metric], within: country };
  }
  const known = metrics.map(({ name }) => name).filter((name) => name !== NATIONAL_STABILITY);
  throw new Problem('E_NOT_FOUND', `There is no rating by ${metric}; there are ${known.join(', ')}`);
}

function dayOf(edition: Edition | undefined) {
  return {
    day: edition?.day ?? null,
    compared_with: edition?.before?.day ?? null,
    sample: edition?.world === 'lab',
  };
}

function infoOf({ as_name, org_name, country_code }: Omit<NetworkFacts, 'asn'>) {
  return { name: as_name, description: org_name, country_code, country_name: countryName(country_code) };
}
