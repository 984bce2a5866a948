import { AS_OF_HEADER, endpoints, defaultSettings } from '@routeglass/api-client/contract';
import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { createErrorHandler, errorResponse, UNAVAILABLE } from './http/answerErrors.ts';
import { createAccounts } from './accounts/accounts.ts';
import { FEED_PATH } from './accounts/alerts/feed.ts';
import { keysOf } from './accounts/keys.ts';
import { sendCookies } from './http/browser.ts';
import { nobody } from './http/caller.ts';
import { createCallerOf } from './http/whoAsks.ts';
import { refuseUnknownCredentials } from './http/credentials.ts';
import { createPictures } from './http/articlePictures.ts';
import { createEmbed } from './http/embed.ts';
import { embedAccess } from './http/embedAccess.ts';
import { createEmbedFrame } from './http/embedFrame.ts';
import type { Draw } from './http/drawing/drawer.ts';
import { forPage } from './http/forPage.ts';
import { mountFeeds } from './http/feeds.ts';
import { mountOpenApi } from './http/openApi.ts';
import { createOEmbed, oEmbedLink } from './http/oEmbed.ts';
import { ownHost } from './http/ownHost.ts';
import { openedPolicy } from './http/policyOpenings.ts';
import { createPortal } from './http/portal.ts';
import { mountSharePictures } from './http/share/pictures.ts';
import { mountSiteMaps } from './http/siteMaps.ts';
import { ownSite } from './http/site.ts';
import { rateLimit } from './http/rateLimit.ts';
import { inTurn } from './http/inTurn.ts';
import { refuseUnknownParameters } from './http/readInput.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { asVisitor } from './http/visitor.ts';
import { queryLimit, requestLimit } from './http/sizeLimits.ts';
import { keptContent } from './content/keptContent.ts';
import { PICTURES } from './content/pictures.ts';
import { ratedAsns } from './store/ratedAsns.ts';
import { METRICS_PATH, READY_PATH, readyAnswer } from './telemetry/operatorPages.ts';
import type { AppDeps } from './appDeps.ts';
import { mountModules } from './mountModules.ts';

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
  const turn = inTurn();
  for (const path of API) app.use(path, turn, embedAccess(deps.embedOrigins), ...checks);
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
  app.get('/embed/frame/:element', createEmbedFrame(deps.elements, deps.embedOrigins));
  app.get('/embed/oembed', createOEmbed(deps.publicUrl));
  app.get('/embed/*', createEmbed(deps.elements));
  const askForPage = (address: string, context: Context) => {
    const { req } = context;
    // As the caller: the same address counts, and the same session.
    const headers = new Headers();
    for (const name of ['cookie', 'x-forwarded-for']) headers.set(name, req.header(name) ?? '');
    return Promise.resolve(app.request(address, { headers, signal: req.raw.signal }, forPage(context)));
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
    isReady,
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
