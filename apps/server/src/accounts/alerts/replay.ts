import { type AlertRule, alertKinds, alertTitle, type Expected, judge, messagesAbout } from '@routeglass/domain/alerts';
import type { AlertReplay } from '@routeglass/api-client/own';
import { DAY_MS } from '@routeglass/domain/time';
import type { AccountQueries } from '../tables.ts';
import { expectedBySets } from './expectedBySets.ts';
import { dataInstant } from './facts.ts';
import { pastFacts } from './pastFacts.ts';

const DAYS = 30;
const MOST_EXAMPLES = 10;
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The alerts that rules would have raised in the 30 days before the newest routes. */
export async function replay(
  queries: AccountQueries,
  asn: number,
  rules: readonly AlertRule[],
  expected: readonly Expected[],
): Promise<AlertReplay> {
  const until = await dataInstant(queries, asn);
  if (until === null) return { from: null, until: null, alerts: 0, messages: 0, kinds: [], examples: [] };
  const from = until - DAYS * DAY_MS;
  const facts = await pastFacts(queries, { asn, from, until, rules, expected });
  const toldOf = (meant: readonly Expected[]) =>
    judge({ facts, rules, expected: meant, records: [], now: until / 1000 }).flatMap(({ fact, rule }) =>
      fact && rule ? [{ fact, rule }] : [],
    );
  const openings = toldOf(expected).map(({ fact }) => ({ watch: '', asn, fact }));
  const told = toldOf([...expected, ...((await expectedBySets(queries, openings)).get('') ?? [])]);
  return {
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    alerts: told.length,
    messages: told.flatMap(({ fact, rule }) => messagesAbout(fact, rule)).length,
    kinds: alertKinds.flatMap((kind) => {
      const alerts = told.filter(({ fact }) => fact.kind === kind).length;
      return alerts === 0 ? [] : [{ kind, alerts }];
    }),
    examples: told
      .toSorted((a, b) => b.fact.since - a.fact.since)
      .slice(0, MOST_EXAMPLES)
      .map(({ fact }) => ({
        kind: fact.kind,
        title: alertTitle(asn, fact),
        began: instant(fact.since),
        ended: fact.until === null ? null : instant(fact.until),
      })),
  };
}
