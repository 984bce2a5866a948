import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { AnyEndpoint, SubscriberRule } from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import { Problem } from './problem.ts';

/** The caller; null if not signed in. */
export type SessionOf = (context: Context) => SessionFacts | null;

const COUNTRIES = ['cc', 'hcc', 'acc', 'occ', 'lcc'];
/** What is sent if a filter is not set. */
const CLEAR = ['', 'false', '0'];

/** Throws E_PRO_REQUIRED if a parameter needs the rating subscription and the caller has none. */
export function refuseWithoutPlan(endpoint: AnyEndpoint, context: Context, session: SessionFacts | null): void {
  const { subscribers } = endpoint;
  if (subscribers === undefined || session?.subscriptions.rating) return;
  if (endpoint.isIncomplete?.(context.req.param(), new URL(context.req.url).searchParams)) return;
  const given = context.req.queries();
  const locked = subscribers
    .map(ruleOf)
    .find(({ parameter, isFree }) => given[parameter]?.some((value) => !isFree(value)));
  if (locked === undefined) return;
  const { parameter: path, refusal: message } = locked;
  throw new Problem('E_PRO_REQUIRED', message, [{ path, message }]);
}

function ruleOf(rule: string | SubscriberRule): SubscriberRule {
  if (typeof rule !== 'string') return rule;
  return {
    parameter: rule,
    isFree: (value) => isClear(rule, value),
    refusal: `Filter by ${titleOf(rule)} is only available for users with Pro Subscription`,
  };
}

/** 0 is a bound, too. */
function isClear(name: string, value: string): boolean {
  return value === '' || (name === 'active-only' && CLEAR.includes(value));
}

/** The filter's name on pages. */
function titleOf(parameter: string): string {
  if (COUNTRIES.includes(parameter)) return 'country';
  const words = parameter.replace(/-(min|max)$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
