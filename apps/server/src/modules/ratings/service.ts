import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { parseAsn } from '@routeglass/domain/asn';
import { countryName } from '@routeglass/domain/country';
import {
  globalMetrics,
  isGlobalMetric,
  isLocalMetric,
  metrics,
  NATIONAL_STABILITY,
  RATING_HISTORY_DAYS,
} from '@routeglass/domain/rating-metrics';
import { askedWorld } from '../../http/askedWorld.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { editionsBy } from '../../store/editions.ts';
import { factsKept } from '../../store/names/networkFacts.ts';
import { type NetworkRow, toBrief, unknownNetwork, worldOfNetwork, worldsOfNetworks } from '../../store/network.ts';
import { globalColumns, localColumns } from '../../store/ratingColumns.ts';
import type { World } from '../../store/schema.ts';
import { changeOf, type Edition, editionsUntil, positionsIn, ratingsOf } from '../../store/ratings.ts';
import type { ModuleDeps } from '../deps.ts';
import { countriesThat } from './countriesThat.ts';
import { positionsOver } from './history.ts';
import { createRatedLists } from './ratedLists.ts';
import { createRatedPages } from './ratedPage.ts';
import { firstOf, stability, valuesOf } from './repository.ts';

type RatingQuery = QueryOf<Endpoints['asRating']>;
type HistoryQuery = QueryOf<Endpoints['ratingHistory']>;
type ListQuery = QueryOf<Endpoints['ratingList']>;
type OfListQuery = QueryOf<Endpoints['ratingOfList']>;

/** Ratings of networks and countries. */
export function createRatingsService({ store, stamp, names }: Pick<ModuleDeps, 'store' | 'stamp' | 'names'>) {
  const { db } = store;
  const editions = editionsBy(db, stamp);
  const pageOf = createRatedPages({ lists: createRatedLists(db), names, facts: factsKept(store, stamp) });

  return {
    editions,

    async rating(metric: string, query: RatingQuery): Promise<AnswerOf<Endpoints['asRating']>> {
      const { column, within } = measureOf(metric, query['rating-country']);
      const edition = await editions.of(query.ip, {
        day: query.day,
        world: askedWorld(query.sample) ?? (await worldOfText(query.q)),
      });
      if (!edition) return { data: [], record_count: 0, page_count: 0, rated_days: 0, ...dayOf(edition), cone: null };
      const found = await pageOf({
        edition,
        column,
        within,
        q: query.q,
        country: query['filter-country'] ?? null,
        sortBy: query['sort-by'],
        order: query.order,
        page: query.page,
        size: query['page-size'],
      });
      return {
        data: found.rows.map(({ position, before, asn, value, network }) => ({
          position,
          change: changeOf(position, before),
          asn,
          value,
          asinfo: infoOf(network ?? unknownNetwork(asn)),
        })),
        record_count: found.total,
        page_count: found.pages,
        rated_days: editionsUntil(await editions.all(), edition, RATING_HISTORY_DAYS).length,
        ...dayOf(edition),
        cone: edition.cone,
      };
    },

    async history(metric: string, query: HistoryQuery): Promise<AnswerOf<Endpoints['ratingHistory']>> {
      const { column, within } = measureOf(metric, query['rating-country']);
      const asked = askedWorld(query.sample);
      const worlds = asked ? new Map<number, World>() : await worldsOfNetworks(db, query.asn);
      const wanted = worlds.size === 0 ? [asked] : [...new Set(worlds.values())];
      const last = await Promise.all(wanted.map((world) => editions.of(query.ip, { day: query.day, world })));
      const all = await editions.all();
      const rated = last.flatMap((edition) => (edition ? editionsUntil(all, edition, RATING_HISTORY_DAYS) : []));
      const days = [...new Set(rated.map(({ day }) => day))].sort();
      return {
        days,
        sample: rated.length > 0 && rated.every(({ world }) => world === 'lab'),
        networks: await positionsOver(db, { rated, days, column, within, asns: query.asn, worlds }),
      };
    },

    async list(query: ListQuery): Promise<AnswerOf<Endpoints['ratingList']>> {
      const edition = await editions.of(query.ip, { world: askedWorld(query.sample) ?? (await worldOfText(query.q)) });
      const size = query['page-size'];
      const page = { current_page: query.page, page_size: size };
      if (!edition) return { data: [], ...page, record_count: 0, page_count: 0, ...dayOf(edition), cone: null };
      const found = await pageOf({
        edition,
        column: globalColumns[query['sort-by']],
        within: null,
        q: query.q,
        country: null,
        // Best first is the order of positions.
        sortBy: 'position',
        order: query.order === 'desc' ? 'asc' : 'desc',
        page: query.page,
        size,
      });
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

    async stability(query: QueryOf<Endpoints['nationalStability']>): Promise<AnswerOf<Endpoints['nationalStability']>> {
      const edition = await editions.of(query.ip, { day: query.day, world: askedWorld(query.sample) });
      const all = edition ? await stability(db, edition) : [];
      const rows = countriesThat(all, query);
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

  /** The world of a network if the text is its number; undefined for any other text. */
  async function worldOfText(q: string) {
    const asn = parseAsn(q);
    return asn === undefined ? undefined : worldOfNetwork(db, asn);
  }

  /** Each network in the rating of its own world. */
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

function infoOf({ as_name, org_name, country_code }: Omit<NetworkRow, 'asn'>) {
  return { name: as_name, description: org_name, country_code, country_name: countryName(country_code) };
}
