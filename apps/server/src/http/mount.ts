import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { refuseOthers } from './audience.ts';
import { conditional } from './conditional.ts';
import type { DataAge } from '../store/dataAge.ts';
import { errorResponse } from './answerErrors.ts';
import type { CutList } from './cutList.ts';
import { createPresenter } from './present.ts';
import { refuseWithoutPlan } from './subscription.ts';
import { type Browser, browserOf, originOf } from './browser.ts';
import type { CallerOf, CallingAccount } from './caller.ts';
import { comesFromElsewhere, refuseOtherOrigins } from './sameOrigin.ts';
import { routerPath, shapeOf } from './pathTemplate.ts';
import { isForPage } from './forPage.ts';
import { Problem } from './problem.ts';
import { type Input, readInput } from './readInput.ts';
import { visitorAddress } from './visitor.ts';
import { type Body, writeBody } from './writeBody.ts';

export interface Visit<E extends AnyEndpoint> extends Input<E> {
  /** IP address of the caller. */
  readonly address: string;
  /** The caller; null if not signed in. */
  readonly session: SessionFacts | null;
  /** The caller's account; a sample session has none. */
  readonly account: CallingAccount | null;
  readonly browser: Browser;
  /** The raw body, for signatures over all of it. */
  readonly raw: () => Promise<string>;
  /** A request header, such as the signature of the body. */
  readonly header: (name: string) => string | undefined;
  /** Whether the answer becomes part of a page. Slow parts may be left out: the browser requests them later. */
  readonly isForPage: boolean;
}

export interface MountOptions {
  /**
   * What the answer depends on besides the request: `data` on the loaded data only, so it may be kept until the next import;
   * `moment` also on the clock or the caller; `outside` on other servers, so it may be kept for some minutes.
   */
  readonly dependsOn: 'data' | 'moment' | 'outside';
}

/** What a handler returns: an answer, a page of a bare list, or a whole response (a file, a redirect). */
type Given<E extends AnyEndpoint> =
  | AnswerOf<E>
  | Response
  | (AnswerOf<E> extends readonly (infer Row)[] ? CutList<Row> : never);

/** Gives an endpoint its handler. The modules' `route.ts` files are lists of such calls. */
export type Mount = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (visit: Visit<E>) => Given<E> | Promise<Given<E>>,
  options: MountOptions,
) => void;

export interface MountSettings {
  /** Changes with every import. */
  readonly stamp: () => Promise<string>;
  readonly trustProxy: boolean;
  readonly callerOf: CallerOf;
  /** The server's public address, if known. */
  readonly publicUrl?: string | undefined;
  readonly dataAge: DataAge;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Calls that pages of other sites may never make, signed in or not: they could sign a visitor in as somebody else. */
const OF_ACCOUNTS = ['access', 'account', 'admin', 'alerts', 'auth', 'messages', 'payment', 'trial', 'visits'];
const cacheable = { data: 'no-store', moment: 'no-store', outside: 'public, max-age=300' } as const;

/**
 * Mounts endpoints on `app`: parses inputs by their schemas, answers with JSON or CSV, and refuses other methods of a mounted path. `mounted` has
 * the endpoints mounted so far.
 */
export function createMount(
  app: Hono,
  { stamp, trustProxy, callerOf, publicUrl, dataAge, clock }: MountSettings,
): { mount: Mount; mounted: readonly AnyEndpoint[] } {
  const keep = conditional(stamp);
  const refuseMethods = otherMethods(app);
  const mounted: AnyEndpoint[] = [];
  const mount: Mount = (endpoint, handle, { dependsOn }) => {
    mounted.push(endpoint);
    const { formFor, present } = createPresenter(endpoint, dataAge, clock);
    for (const address of [{ path: endpoint.path }, ...(endpoint.alsoAt ?? [])]) {
      app.on(endpoint.method, routerPath(address.path), async (context) => {
        // Checked before the cache: an answer kept for a subscriber is for subscribers only.
        const caller = await callerOf(context);
        const own = originOf(context, publicUrl, trustProxy);
        if (endpoint.method !== 'GET') {
          if (caller.account?.by === 'session') refuseOtherOrigins(context, own);
          else if (OF_ACCOUNTS.includes(endpoint.topic) && comesFromElsewhere(context, own))
            throw new Problem('E_FORBIDDEN', 'This request comes from a page of another site.');
        }
        refuseOthers(endpoint, caller, context.req.param('asn'), clock());
        refuseWithoutPlan(endpoint, context, caller.session);
        const form = formFor(context);
        const visitOf = async () => ({
          ...(await readInput(endpoint, context, address)),
          ...caller,
          address: visitorAddress(context, trustProxy),
          browser: browserOf(context, own),
          raw: () => context.req.text(),
          header: (name: string) => context.req.header(name),
          isForPage: isForPage(context),
        });
        const answer = async (): Promise<Body> => {
          const visit = await visitOf();
          return present(context, form, await handle(visit), visit);
        };
        if (dependsOn === 'data' && endpoint.method === 'GET') return keep(context, form, answer);
        const visit = await visitOf();
        const given = await handle(visit);
        if (given instanceof Response) return given;
        return writeBody(context, await present(context, form, given, visit), {
          'cache-control': cacheable[dependsOn],
        });
      });
      refuseMethods(endpoint.method, address.path);
    }
  };
  return { mount, mounted };
}

/** Refuses the methods that are not mounted at an address. */
function otherMethods(app: Hono): (method: string, template: string) => void {
  const methods = new Map<string, string[]>();
  return (method, template) => {
    // Templates of the same shape are one address: `/request/{asn}` and `/request/{token}`.
    const shape = shapeOf(template);
    const known = methods.get(shape);
    if (known) return void known.push(method);
    const possible: string[] = [method];
    methods.set(shape, possible);
    app.all(routerPath(template), async (context, next) => {
      if (possible.includes(context.req.method === 'HEAD' ? 'GET' : context.req.method)) return next();
      const refusal = errorResponse(
        'E_METHOD_NOT_ALLOWED',
        `${context.req.method} is not allowed here; use ${possible.join(' or ')}`,
      );
      refusal.headers.set('allow', possible.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '));
      return refusal;
    });
  };
}
