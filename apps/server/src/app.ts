import { type AnyEndpoint, AS_OF_HEADER, endpoints } from '@routeglass/api-client/contract';
import { Hono, type Context } from 'hono';
import { createErrorHandler, errorResponse, type Log, UNAVAILABLE } from './http/answerErrors.ts';
import { refuseUnknownCredentials } from './http/credentials.ts';
import { createMount } from './http/mount.ts';
import { createEmbed } from './http/embed.ts';
import { embedAccess } from './http/embedAccess.ts';
import type { Draw } from './http/drawing/drawer.ts';
import { mountOpenApi } from './http/openApi.ts';
import { ownHost } from './http/ownHost.ts';
import { createPortal } from './http/portal.ts';
import type { PortalFile } from './http/portalFiles.ts';
import { rateLimit } from './http/rateLimit.ts';
import { refuseUnknownParameters } from './http/readInput.ts';
import type { SessionOf } from './http/subscription.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { asVisitor } from './http/visitor.ts';
import { queryLimit, requestLimit } from './http/sizeLimits.ts';
import { mountAsInfo } from './modules/as-info/route.ts';
import { mountCommunities } from './modules/communities/route.ts';
import type { ModuleDeps, Outside } from './modules/deps.ts';
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
import { namesKept } from './store/names/readNames.ts';
import { createStamp } from './store/stamp.ts';
import type { Store } from './store/store.ts';

export interface AppDeps {
  /** Null while the database is being opened: the API then answers E_STARTING. */
  readonly store: Store | null;
  /** Whether queries find what they should: false until the first start has loaded its data. */
  readonly isReady: () => boolean;
  readonly portalFiles: ReadonlyMap<string, PortalFile>;
  /** Draws pages of the portal; without it browsers draw them. */
  readonly draw?: Draw;
  /** The built elements for other sites, by path below `/embed`. */
  readonly embedFiles: ReadonlyMap<string, PortalFile>;
  /** Sites whose pages may read the API; `*` stands for any. */
  readonly embedOrigins: readonly string[];
  readonly publicUrl: string | undefined;
  readonly rateLimit: number;
  readonly trustProxy: boolean;
  readonly outside: Outside;
  readonly sessionOf: SessionOf;
  /** Whether visitors choose their sample session themselves. Default false. */
  readonly maySwitchSession?: boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A line for the operator. */
  readonly log: Log;
}

const API = ['/v1/*', '/v2/*', '/api/*', '/openapi-config.json'];
/** Pages of the portal whose addresses also take forms: only what writes is the API's. */
const FORMS = ['/user/*', '/cabinet/*'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const drawNothing: Draw = () => Promise.resolve(null);
const STARTING = 'The server is starting; try again in a moment';

/** Portal and API on one origin. Nothing connects or listens here; tests send it Requests. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  const { store } = deps;
  app.onError(createErrorHandler(deps.log, store && (() => store.answers())));
  app.use(securityHeaders(deps.publicUrl), ownHost(deps.publicUrl));
  const limit = rateLimit(deps.rateLimit, deps.trustProxy, deps.clock);
  const visitor = asVisitor(deps.trustProxy);
  const checks = [limit, refuseUnknownCredentials, queryLimit, requestLimit, visitor];
  for (const path of API) app.use(path, embedAccess(deps.embedOrigins), ...checks);
  app.on(WRITES, FORMS, ...checks);
  app.use(endpoints.health.path, refuseUnknownCredentials);
  app.get(endpoints.health.path, async (context) => {
    refuseUnknownParameters(endpoints.health, context);
    if (!deps.store || !deps.isReady()) return errorResponse('E_STARTING', STARTING);
    if (!(await deps.store.answers())) return errorResponse('E_UNAVAILABLE', UNAVAILABLE);
    const as_of = new Date(deps.clock()).toISOString();
    return Response.json({ status: 'ok', as_of }, { headers: { 'cache-control': 'no-store', [AS_OF_HEADER]: as_of } });
  });
  const modules = deps.store ? mountModules(app, deps, deps.store) : [];
  mountOpenApi(app, deps.publicUrl, [endpoints.health, endpoints.openapiConfig, ...modules]);
  const nothingThere = (context: Context): Response =>
    deps.store
      ? errorResponse('E_NOT_FOUND', `There is nothing at ${context.req.path}`)
      : errorResponse('E_STARTING', STARTING);
  for (const path of API) app.all(path, nothingThere);
  app.on(WRITES, FORMS, nothingThere);
  app.get('/embed/*', createEmbed(deps.embedFiles));
  const askForPage = (address: string, { req, env }: Context) => {
    // As the caller: the same address counts, and the same session.
    const headers = new Headers();
    for (const name of ['cookie', 'x-forwarded-for']) headers.set(name, req.header(name) ?? '');
    return Promise.resolve(app.request(address, { headers, signal: req.raw.signal }, env as object));
  };
  app.all('*', createPortal(deps.portalFiles, askForPage, deps.draw ?? drawNothing));
  return app;
}

/** The calls that are mounted. */
function mountModules(app: Hono, deps: AppDeps, store: Store): readonly AnyEndpoint[] {
  const stamp = createStamp(store, deps.clock().toString(36));
  const names = namesKept(store, stamp);
  const modules: ModuleDeps = { store, clock: deps.clock, stamp, names, outside: deps.outside };
  const { mount, mounted } = createMount(app, {
    stamp,
    trustProxy: deps.trustProxy,
    sessionOf: deps.sessionOf,
    dataAge: createDataAge(store, stamp),
    clock: deps.clock,
  });
  mountAsInfo(mount, modules);
  mountCommunities(mount, modules);
  mountIncidents(mount, modules);
  mountDomain(mount, modules);
  mountIrr(mount, modules);
  mountOrganisations(mount, modules);
  mountPeeringdb(mount, modules);
  // Before the neighbours, whose lists have any name in the same place.
  mountPrefixes(mount, modules);
  mountNeighbors(mount, modules);
  mountRatings(mount, modules);
  mountRouteGraph(mount, modules);
  mountRir(mount, modules);
  mountRouteStorage(mount, modules);
  mountRpki(mount, modules);
  mountScans(mount, modules);
  mountSearch(mount, modules);
  mountSession(mount, deps.maySwitchSession ?? false);
  mountWeb(mount, modules);
  mountWhois(mount, modules);
  return mounted;
}
