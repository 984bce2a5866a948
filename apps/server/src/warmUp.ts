import { endpoints } from '@routeglass/api-client/contract';
import { globalMetrics } from '@routeglass/domain/rating-metrics';
import type { Hono } from 'hono';
import * as v from 'valibot';

/** Questions of a kind at a time: enough for every connection to the database to be given some. */
const AT_ONCE = 30;

/**
 * Asks the app, before visitors do, what they will ask most: statements are then prepared, by each connection to the database, and the code is
 * compiled, so that the first visitors wait no longer than the thousandth.
 */
export async function warmUp(app: Hono): Promise<void> {
  const routes = (await announcedIn(app, '0.0.0.0/0')).slice(0, AT_ONCE);
  const subjects = Array.from({ length: AT_ONCE }, (_, i): Subject => {
    const { origin, prefix } = routes[i % Math.max(1, routes.length)] ?? {
      origin: { asn: i + 1 },
      prefix: UNANNOUNCED,
    };
    return { asn: String(origin.asn), prefix };
  });
  for (const pathOf of KINDS) {
    await Promise.all(subjects.map(async (subject, i) => (await app.request(pathOf(subject, i))).text()));
  }
  await readModels(app);
}

/** Has the names of all networks read, which the first search of two letters needs and which takes longer than a start should. */
export async function warmNames(app: Hono): Promise<void> {
  await (await app.request(`${endpoints.suggestions.path}?q=as`)).text();
}

/** Has the operator's articles read, so that the first reader finds them in the page. */
export async function warmContent(app: Hono): Promise<void> {
  await (await app.request(endpoints.articleCategories.path)).text();
}

/** Has the global ratings read, each of which stays in memory. */
export async function warmRatings(app: Hono): Promise<void> {
  for (const metric of globalMetrics)
    for (const ip of ['4', '6'])
      await (await app.request(`${endpoints.asRating.path.replace('{metric}', metric)}?ip=${ip}&page-size=1`)).text();
}

interface Subject {
  readonly asn: string;
  readonly prefix: string;
}

const UNANNOUNCED = '192.0.2.0/24';

const about = ({ path }: { path: string }, { asn }: Subject): string => path.replace('{asn}', asn);

const KINDS: readonly ((subject: Subject, i: number) => string)[] = [
  (subject) => about(endpoints.asInfo, subject),
  (subject) => about(endpoints.asOverview, subject),
  (subject) => about(endpoints.prefixes, subject),
  (subject) => `${about(endpoints.targetPresets, subject)}?prefix=${subject.prefix}`,
  ({ prefix }) => `${endpoints.search.path}?q=${prefix}`,
  (_, i) => `${endpoints.search.path}?q=192.0.2.${i}`,
  (subject) => `${about(endpoints.routeGraph, subject)}?prefix=${subject.prefix}`,
];

/** Asks for a graph of possible routes in each IP version: the first one reads the relations of all networks into memory. */
async function readModels(app: Hono): Promise<void> {
  for (const all of ['0.0.0.0/0', '::/0']) {
    const [route] = await announcedIn(app, all);
    if (!route) continue;
    const graph = endpoints.routeGraphExtended.path.replace('{asn}', String(route.origin.asn));
    await (await app.request(`${graph}?prefix=${route.prefix}`)).text();
  }
}

async function announcedIn(app: Hono, prefix: string) {
  const found = await app.request(`${endpoints.search.path}?q=${prefix}`);
  if (!found.ok) return [];
  const results = v.parse(endpoints.search.answer, await found.json());
  return results.flatMap((result) => (result.type === 'prefix' ? [result.data] : []));
}
