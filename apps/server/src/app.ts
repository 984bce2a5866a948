import {
  type AnyEndpoint,
  AS_OF_HEADER,
  endpoints,
  type SiteSettings,
  defaultSettings,
} from '@routeglass/api-client/contract';
import { randomUUID } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { createErrorHandler, errorResponse, type Log, UNAVAILABLE } from './http/answerErrors.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { FEED_PATH } from './accounts/alerts/feed.ts';
import { keysOf } from './accounts/keys.ts';
import { createDataDesk, noData, type OwnImports } from './dataDesk.ts';
import { sendCookies } from './http/browser.ts';
import { type CallerOf, nobody } from './http/caller.ts';
import { createCallerOf, hasSamples } from './http/whoAsks.ts';
import { refuseUnknownCredentials } from './http/credentials.ts';
import { createMount } from './http/mount.ts';
import { createPictures } from './http/articlePictures.ts';
import { createEmbed } from './http/embed.ts';
import { embedAccess } from './http/embedAccess.ts';
import { createEmbedFrame } from './http/embedFrame.ts';
import type { EmbedRelease } from './http/embedRelease.ts';
import type { Draw } from './http/drawing/drawer.ts';
import { mountFeeds } from './http/feeds.ts';
import { mountOpenApi } from './http/openApi.ts';
import { createOEmbed, oEmbedLink } from './http/oEmbed.ts';
import { ownHost } from './http/ownHost.ts';
import { openedPolicy, type PolicyOpenings } from './http/policyOpenings.ts';
import { createPortal } from './http/portal.ts';
import { mountSharePictures } from './http/share/pictures.ts';
import { mountSiteMaps } from './http/siteMaps.ts';
import { ownSite, type Site } from './http/site.ts';
import type { PortalFile } from './http/portalFiles.ts';
import { rateLimit } from './http/rateLimit.ts';
import { refuseUnknownParameters } from './http/readInput.ts';
import type { SessionOf } from './http/subscription.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { asVisitor } from './http/visitor.ts';
import { queryLimit, requestLimit } from './http/sizeLimits.ts';
import { mountAsInfo } from './modules/as-info/route.ts';
import { mountCommunities } from './modules/communities/route.ts';
import { mountContent } from './modules/content/route.ts';
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
import { type Content, keptContent } from './content/keptContent.ts';
import { PICTURES } from './content/pictures.ts';
import { namesKept } from './store/names/readNames.ts';
import { ratedAsns } from './store/ratedAsns.ts';
import { createStamp } from './store/stamp.ts';
import type { Store } from './store/store.ts';
import { METRICS_PATH, READY_PATH, readyAnswer } from './telemetry/operatorPages.ts';

export interface AppDeps {
  /** Null while the database is being opened: the API then answers E_STARTING. */
  readonly store: Store | null;
  /** Whether queries find what they should: false until the first start has loaded its data. */
  readonly isReady: () => boolean;
  readonly portalFiles: ReadonlyMap<string, PortalFile>;
  /** Draws pages of the portal; without it browsers draw them. */
  readonly draw?: Draw;
  /** The pages that there are. Default: those of the portal. */
  readonly site?: Site;
  /** The built elements for other sites, by path below `/embed`. */
  readonly embedFiles: ReadonlyMap<string, PortalFile>;
  /** Version and hashes of those; null where nothing is built. */
  readonly embedRelease: EmbedRelease | null;
  /** Sites whose pages may read the API; `*` stands for any. */
  readonly embedOrigins: readonly string[];
  readonly publicUrl: string | undefined;
  /** What the operator set for the code of pages. Default: nothing. */
  readonly siteSettings?: SiteSettings;
  /** What settings let pages reach on other sites. Default: nothing. */
  readonly openings?: PolicyOpenings;
  /** Where the personal area is, if not here; without a slash at the end. */
  readonly personalAreaUrl?: string | undefined;
  readonly rateLimit: number;
  readonly trustProxy: boolean;
  readonly outside: Outside;
  /** Who visitors are until accounts exist. */
  readonly sessionOf: SessionOf;
  /** The accounts over the same store; made here where they are not given. */
  readonly accounts?: Accounts;
  /** Pages of the sandbox for payments, below `/sandbox`. */
  readonly sandboxPages?: Hono | null;
  /** Whether visitors choose their sample session themselves. Default false. */
  readonly maySwitchSession?: boolean;
  /** Imports that administrators see and begin; without it there are none. */
  readonly imports?: OwnImports;
  /** Folder of what the operator says on the site; without it there is nothing. */
  readonly contentDir?: string | undefined;
  /** Sees each request first: ids, counts, logs, traces. */
  readonly observe?: MiddlewareHandler;
  /** What programs read to watch the server, where that is opened. */
  readonly metricsPages?: Hono;
  /** Whether the server is ending. Default: no. */
  readonly isEnding?: () => boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A line for the operator. */
  readonly log: Log;
}

const API = ['/v1/*', '/v2/*', '/api/*', '/openapi-config.json'];
/** Pages of the portal whose addresses also take forms: only what writes is the API's. */
const FORMS = ['/user/*', '/cabinet/*'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const POLICY = 'content-security-policy';
const drawNothing: Draw = () => Promise.resolve(null);
const STARTING = 'The server is starting; try again in a moment';

/** Portal and API on one origin. Nothing connects or listens here; tests send it Requests. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  const { store } = deps;
  app.onError(createErrorHandler(deps.log, store && (() => store.answers())));
  if (deps.observe) app.use(deps.observe);
  app.use(securityHeaders(deps.publicUrl), ownHost(deps.publicUrl, [METRICS_PATH, READY_PATH]), sendCookies);
  const accounts = store && (deps.accounts ?? createAccounts(store, { ...deps, keys: keysOf(randomUUID()) }));
  const callerOf = accounts && createCallerOf({ ...deps, accounts, sample: deps.sessionOf });
  const knownCredentials = refuseUnknownCredentials(callerOf);
  const limit = rateLimit({
    perMinute: deps.rateLimit,
    trustProxy: deps.trustProxy,
    clock: deps.clock,
    fellows: store?.fellows ?? null,
  });
  const visitor = asVisitor(deps.trustProxy);
  const checks = [limit, knownCredentials, queryLimit, requestLimit, visitor];
  for (const path of API) app.use(path, embedAccess(deps.embedOrigins), ...checks);
  app.on(WRITES, FORMS, ...checks);
  app.use(endpoints.health.path, knownCredentials);
  app.get(endpoints.health.path, async (context) => {
    refuseUnknownParameters(endpoints.health, context);
    if (!deps.store || !deps.isReady()) return errorResponse('E_STARTING', STARTING);
    if (!(await deps.store.answers())) return errorResponse('E_UNAVAILABLE', UNAVAILABLE);
    const as_of = new Date(deps.clock()).toISOString();
    return Response.json({ status: 'ok', as_of }, { headers: { 'cache-control': 'no-store', [AS_OF_HEADER]: as_of } });
  });
  const { isReady, isEnding = () => false } = deps;
  app.get(READY_PATH, () => readyAnswer({ answers: store && (() => store.answers()), isReady, isEnding }));
  if (deps.metricsPages) app.route('/', deps.metricsPages);
  const content = keptContent({ folder: deps.contentDir, clock: deps.clock, log: deps.log });
  const modules = store && accounts && callerOf ? mountModules(app, deps, { store, accounts, callerOf, content }) : [];
  mountOpenApi(app, deps.publicUrl, [endpoints.health, endpoints.openapiConfig, ...modules]);
  const nothingThere = (context: Context): Response =>
    deps.store
      ? errorResponse('E_NOT_FOUND', `There is nothing at ${context.req.path}`)
      : errorResponse('E_STARTING', STARTING);
  for (const path of API) app.all(path, nothingThere);
  app.on(WRITES, FORMS, nothingThere);
  if (accounts && callerOf) app.get('/dev/outbox', accounts.outbox(callerOf));
  if (accounts) app.get(FEED_PATH, accounts.alertFeed);
  app.get(`${PICTURES}:name`, createPictures(deps.contentDir));
  mountFeeds(app, content, deps.publicUrl);
  if (deps.sandboxPages) app.route('/', deps.sandboxPages);
  app.get('/embed/frame/:element', createEmbedFrame(deps.embedFiles, deps.embedOrigins));
  app.get('/embed/oembed', createOEmbed(deps.publicUrl));
  app.get('/embed/*', createEmbed(deps.embedFiles, deps.embedRelease));
  const askForPage = (address: string, { req, env }: Context) => {
    // As the caller: the same address counts, and the same session.
    const headers = new Headers();
    for (const name of ['cookie', 'x-forwarded-for']) headers.set(name, req.header(name) ?? '');
    const inner = { ...(env as object), isInner: true };
    return Promise.resolve(app.request(address, { headers, signal: req.raw.signal }, inner));
  };
  const { portalFiles: files, site = ownSite, draw = drawNothing, siteSettings = defaultSettings, publicUrl } = deps;
  mountSharePictures(app, {
    pages: site.pages,
    ask: (address) => Promise.resolve(app.request(address)),
    clock: deps.clock,
  });
  mountSiteMaps(app, {
    site,
    content,
    networks: async () => (store ? ratedAsns(store.db) : []),
    publicUrl,
    clock: deps.clock,
  });
  const portal = createPortal({
    files,
    site,
    ask: askForPage,
    draw,
    settings: siteSettings,
    publicUrl,
    personalAreaUrl: deps.personalAreaUrl,
    callerOf: callerOf ?? (() => Promise.resolve(nobody)),
  });
  app.all('*', async (context) => {
    const answer = await portal(context);
    const link = answer.status === 200 ? oEmbedLink(new URL(context.req.url), publicUrl) : undefined;
    if (link) answer.headers.append('link', link);
    const policy = answer.headers.get(POLICY);
    if (policy !== null && deps.openings) answer.headers.set(POLICY, openedPolicy(policy, deps.openings));
    return answer;
  });
  return app;
}

/** The calls that are mounted. */
function mountModules(
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
  const modules: ModuleDeps = { store, clock: deps.clock, stamp, names, outside: deps.outside, content };
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
