import type { AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import type { Accounts } from './accounts/accounts.ts';
import { createDataDesk, noData } from './dataDesk.ts';
import type { CallerOf } from './http/caller.ts';
import { hasSamples } from './http/whoAsks.ts';
import { createMount } from './http/mount.ts';
import { ownSite } from './http/site.ts';
import { mountAsInfo } from './modules/as-info/route.ts';
import { mountCommunities } from './modules/communities/route.ts';
import { mountContent } from './modules/content/route.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { mountIncidents } from './modules/incidents/route.ts';
import { mountDomain } from './modules/domain/route.ts';
import { mountIrr } from './modules/irr/route.ts';
import { mountNeighbors } from './modules/neighbors/route.ts';
import { mountOrganisations } from './modules/organisations/route.ts';
import { mountPeeringdb } from './modules/peeringdb/route.ts';
import { mountPrefixes } from './modules/prefixes/route.ts';
import { mountRatings } from './modules/ratings/route.ts';
import { mountRouteGraph } from './modules/route-graph/route.ts';
import { mountRir } from './modules/rir/route.ts';
import { mountRouteStorage } from './modules/route-storage/route.ts';
import { mountRpki } from './modules/rpki/route.ts';
import { mountScans } from './modules/scans/route.ts';
import { mountSearch } from './modules/search/route.ts';
import { mountSession } from './modules/session/route.ts';
import { mountWeb } from './modules/web/route.ts';
import { mountWhois } from './modules/whois/route.ts';
import { createDataAge } from './store/dataAge.ts';
import type { Content } from './content/keptContent.ts';
import { keptPerImport } from './store/keptPerImport.ts';
import { namesKept } from './store/names/readNames.ts';
import { readSpecialPurposes } from './store/specialPurpose.ts';
import { createStamp } from './store/stamp.ts';
import type { Store } from './store/store.ts';
import type { AppDeps } from './appDeps.ts';

/** The calls that are mounted. */
export function mountModules(
  app: Hono,
  deps: AppDeps,
  {
    store,
    accounts,
    callerOf,
    content,
  }: { store: Store; accounts: Accounts; callerOf: CallerOf; content: () => Promise<Content> },
): readonly AnyEndpoint[] {
  const stamp = createStamp(store, deps.clock().toString(36));
  const names = namesKept(store, stamp);
  const purposes = keptPerImport(stamp, () => readSpecialPurposes(store.db));
  const modules: ModuleDeps = { store, clock: deps.clock, stamp, names, purposes, outside: deps.outside, content };
  const { mount, mounted } = createMount(app, {
    stamp,
    trustProxy: deps.trustProxy,
    callerOf,
    publicUrl: deps.publicUrl,
    dataAge: createDataAge(store, stamp),
    clock: deps.clock,
  });
  mountAsInfo(mount, modules);
  mountCommunities(mount, modules);
  mountContent(mount, modules);
  mountIncidents(mount, modules);
  mountDomain(mount, modules);
  mountIrr(mount, modules);
  mountOrganisations(mount, modules);
  mountPeeringdb(mount, modules);
  // Before the neighbors, whose lists have any name in the same place.
  mountPrefixes(mount, modules);
  mountNeighbors(mount, modules);
  mountRatings(mount, modules);
  mountRouteGraph(mount, modules);
  mountRir(mount, modules);
  mountRouteStorage(mount, modules);
  mountRpki(mount, modules);
  mountScans(mount, modules);
  mountSearch(mount, modules);
  mountSession(mount, async () => (deps.maySwitchSession ?? false) && hasSamples({ ...deps, accounts }));
  accounts.mount(mount, {
    pricesNow: async () => (await content()).parts.plans?.prices ?? null,
    data: deps.imports ? createDataDesk(deps.imports, content) : noData,
    pageIds: new Set((deps.site ?? ownSite).pages.map(({ id }) => id)),
  });
  mountWeb(mount, modules);
  mountWhois(mount, modules);
  return mounted;
}
