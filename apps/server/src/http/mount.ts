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
  /** Who asks; null where no one is signed in. */
  readonly session: SessionFacts | null;
  /** Its account; a sample session has none. */
  readonly account: CallingAccount | null;
  readonly browser: Browser;
  /** The body as it came, for what is signed as a whole. */
  readonly raw: () => Promise<string>;
  /** A header of the request, such as that body's signature. */
  readonly header: (name: string) => string | undefined;
  /** Whether the answer goes into a page that is about to be sent. It need not hold what takes long: the browser asks for that later. */
  readonly isForPage: boolean;
}

export interface MountOptions {
  /**
   * What the answer depends on beside the request: `data` only on what is loaded, so that it may be kept until the next import;
   * `moment` also on the clock or the caller; `outside` on servers elsewhere, whose answers may be kept for some minutes.
   */
  readonly dependsOn: 'data' | 'moment' | 'outside';
}

/** What a handler gives: its answer, a page of a bare list that is cut, or a whole response: a file, another address. */
type Given<E extends AnyEndpoint> =
  | AnswerOf<E>
  | Response
  | (AnswerOf<E> extends readonly (infer Row)[] ? CutList<Row> : never);

/** Gives an endpoint its handler. Module `route.ts` files are lists of these calls. */
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
  /** Where the server is for the world, if it is known. */
  readonly publicUrl?: string | undefined;
  readonly dataAge: DataAge;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Whose writes no page of another site sends, signed in or not: it would sign its visitor in as somebody else. */
const OF_ACCOUNTS = ['access', 'account', 'admin', 'alerts', 'auth', 'messages', 'payment', 'trial', 'visits'];
const cacheable = { data: 'no-store', moment: 'no-store', outside: 'public, max-age=300' } as const;

/**
 * Mounts endpoints on `app`: inputs parsed by their schemas, answers as JSON or CSV, other methods of a mounted path refused. `mounted` has the
 * endpoints that were mounted so far.
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
        // Before anything is read: a kept answer to a subscriber is for subscribers.
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

/** Refuses, at an address that a method is mounted at, the methods that are not. */
function otherMethods(app: Hono): (method: string, template: string) => void {
  const methods = new Map<string, string[]>();
  return (method, template) => {
    // Two templates of one shape are one address: `/request/{asn}` and `/request/{token}`.
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
