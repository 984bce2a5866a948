import { endpoints } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';

const ROUNDS = 30;

/**
 * Asks the app, before visitors do, what they will ask most: statements are then prepared and the code is compiled, so that the first visitors wait
 * no longer than the thousandth.
 */
export async function warmUp(app: Hono): Promise<void> {
  const routes = (await announcedIn(app, '0.0.0.0/0')).slice(0, ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const route = routes[round % Math.max(1, routes.length)];
    const asn = String(route?.origin.asn ?? round + 1);
    const prefix = route?.prefix ?? '192.0.2.0/24';
    const graph = endpoints.routeGraph.path.replace('{asn}', asn);
    for (const path of [
      endpoints.asInfo.path.replace('{asn}', asn),
      endpoints.asOverview.path.replace('{asn}', asn),
      endpoints.prefixes.path.replace('{asn}', asn),
      endpoints.targetPresets.path.replace('{asn}', asn) + `?prefix=${prefix}`,
      `${endpoints.search.path}?q=${prefix}`,
      `${endpoints.search.path}?q=192.0.2.${round}`,
      `${graph}?prefix=${prefix}`,
    ]) {
      await (await app.request(path)).text();
    }
  }
  await readModels(app);
}

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
