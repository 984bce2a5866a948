import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import type { Context, Hono } from 'hono';
import { conditional } from './conditional.ts';
import { errorResponse } from './answerErrors.ts';
import { type SessionOf, refuseWithoutPlan } from './subscription.ts';
import { routerPath, shapeOf } from './pathTemplate.ts';
import { type Input, readInput } from './readInput.ts';
import { visitorAddress } from './visitor.ts';
import { writeJson } from './writeJson.ts';

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

/** Gives an endpoint its handler. Module `route.ts` files are lists of these calls. */
export type Mount = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (visit: Visit<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: MountOptions,
) => void;

export interface MountSettings {
  /** Changes with every import. */
  readonly stamp: () => Promise<string>;
  readonly trustProxy: boolean;
  readonly sessionOf: SessionOf;
}

const cacheable = { data: 'no-store', moment: 'no-store', outside: 'public, max-age=300' } as const;

/** Mounts endpoints on `app`: inputs parsed by their schemas, answers as JSON, other methods of a mounted path refused. */
export function createMount(app: Hono, { stamp, trustProxy, sessionOf }: MountSettings): Mount {
  const keep = conditional(stamp);
  const methods = new Map<string, string[]>();
  const refuseOthers = (method: string, template: string): void => {
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
        `${context.req.method} is not possible here; use ${possible.join(' or ')}`,
      );
      refusal.headers.set('allow', possible.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '));
      return refusal;
    });
  };

  return (endpoint, handle, { dependsOn }) => {
    for (const address of [{ path: endpoint.path }, ...(endpoint.alsoAt ?? [])]) {
      const answer = async (context: Context): Promise<string> => {
        const input = await readInput(endpoint, context, address);
        return JSON.stringify(
          await handle({ ...input, address: visitorAddress(context, trustProxy), session: sessionOf(context) }),
        );
      };
      app.on(endpoint.method, routerPath(address.path), async (context) => {
        // Before anything is read: a kept answer to a subscriber is for subscribers.
        refuseWithoutPlan(endpoint, context, sessionOf);
        return dependsOn === 'data' && endpoint.method === 'GET'
          ? keep(context, answer)
          : writeJson(context, { text: await answer(context) }, { 'cache-control': cacheable[dependsOn] });
      });
      refuseOthers(endpoint.method, address.path);
    }
  };
}
