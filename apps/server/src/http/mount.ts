import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { conditional } from './conditional.ts';
import type { DataAge } from '../store/dataAge.ts';
import { errorResponse } from './answerErrors.ts';
import type { CutList } from './cutList.ts';
import { createPresenter } from './present.ts';
import { type SessionOf, refuseWithoutPlan } from './subscription.ts';
import { routerPath, shapeOf } from './pathTemplate.ts';
import { type Input, readInput } from './readInput.ts';
import { visitorAddress } from './visitor.ts';
import { type Body, writeBody } from './writeBody.ts';

export interface Visit<E extends AnyEndpoint> extends Input<E> {
  /** IP address of the caller. */
  readonly address: string;
  /** Who asks; null where nobody is signed in. */
  readonly session: SessionFacts | null;
}

export interface MountOptions {
  /**
   * What the answer depends on beside the request: `data` only on what is loaded, so that it may be kept until the next import;
   * `moment` also on the clock or the caller; `outside` on servers elsewhere, whose answers may be kept for some minutes.
   */
  readonly dependsOn: 'data' | 'moment' | 'outside';
}

/** What a handler gives: its answer, or a page of a bare list that is cut. */
type Given<E extends AnyEndpoint> = AnswerOf<E> | (AnswerOf<E> extends readonly (infer Row)[] ? CutList<Row> : never);

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
  readonly sessionOf: SessionOf;
  readonly dataAge: DataAge;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const cacheable = { data: 'no-store', moment: 'no-store', outside: 'public, max-age=300' } as const;

/**
 * Mounts endpoints on `app`: inputs parsed by their schemas, answers as JSON or CSV, other methods of a mounted path refused. `mounted` has the
 * endpoints that were mounted so far.
 */
export function createMount(
  app: Hono,
  { stamp, trustProxy, sessionOf, dataAge, clock }: MountSettings,
): { mount: Mount; mounted: readonly AnyEndpoint[] } {
  const keep = conditional(stamp);
  const refuseOthers = otherMethods(app);
  const mounted: AnyEndpoint[] = [];
  const mount: Mount = (endpoint, handle, { dependsOn }) => {
    mounted.push(endpoint);
    const { formFor, present } = createPresenter(endpoint, dataAge, clock);
    for (const address of [{ path: endpoint.path }, ...(endpoint.alsoAt ?? [])]) {
      app.on(endpoint.method, routerPath(address.path), async (context) => {
        // Before anything is read: a kept answer to a subscriber is for subscribers.
        refuseWithoutPlan(endpoint, context, sessionOf);
        const form = formFor(context);
        const answer = async (): Promise<Body> => {
          const input = await readInput(endpoint, context, address);
          const visit = { ...input, address: visitorAddress(context, trustProxy), session: sessionOf(context) };
          return present(context, form, await handle(visit), input);
        };
        return dependsOn === 'data' && endpoint.method === 'GET'
          ? keep(context, form, answer)
          : writeBody(context, await answer(), { 'cache-control': cacheable[dependsOn] });
      });
      refuseOthers(endpoint.method, address.path);
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
