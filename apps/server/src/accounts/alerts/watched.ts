import { accessStatuses } from '@routeglass/domain/access';
import { alertKinds, type AlertRule, type Expected, isUrgent } from '@routeglass/domain/alerts';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { inOneText } from '../../store/inOneText.ts';
import type { AccountQueries } from '../tables.ts';
import { type Lasting, readLasting } from './lasting.ts';

/** A network watched by an account with access and a trial. */
export interface Watched {
  readonly id: string;
  readonly accountId: string;
  readonly asn: number;
  readonly since: Date;
  readonly rules: readonly AlertRule[];
  readonly lasting: Lasting;
}

const storedRules = v.array(
  v.object({
    kind: v.picklist(alertKinds),
    isOn: v.boolean(),
    vantagePoints: v.number(),
    minutes: v.number(),
    share: v.number(),
    /** Missing in rules stored before this property existed. */
    isUrgent: v.optional(v.boolean()),
  }),
);
export const readRules = (text: string): AlertRule[] =>
  v.parse(storedRules, JSON.parse(text)).map((rule) => ({ ...rule, isUrgent: rule.isUrgent ?? isUrgent(rule.kind) }));

/**
 * Whether a watch `w` is in force at `now` (ms since 1970): not if access was revoked, the account blocked, or the trial is over.
 *
 * Looked up watch by watch: the planner has no statistics of tables that were just written, and would begin with all accounts.
 */
export const isInForce = (now: number) => sql<boolean>`
  exists (
    select from accounts.as_access x
    where x.account_id = w.account_id and x.asn = w.asn and x.status = ${sql.lit(accessStatuses.approved)} offset 0
  ) and exists (
    select from accounts.monitoring_trial t
    where t.account_id = w.account_id and t.asn = w.asn and t.state = 'approved' and t.ends_at > ${new Date(now)}::timestamptz offset 0
  ) and exists (select from accounts.account p where p.id = w.account_id and p.blocked_at is null offset 0)
`;

/** Watches in force at `now`. */
export const watchesInForce = (queries: AccountQueries, now: number) =>
  queries.selectFrom('alert_watch as w').where(isInForce(now));

interface Chosen {
  readonly watch: Watched;
  /** Whether the watch is in force. */
  readonly isInForce: boolean;
  /** Whether any of its facts can have changed, not only those that depend on incidents. */
  readonly isWhole: boolean;
  /** Whether it was never judged or must be judged again by all rules. */
  readonly isUnjudged: boolean;
}

/** Watches `w` that are `chosen`, whether each must be judged as a whole (`isWhole`), and whether they are in force at `now`. */
export async function watchedWhere(
  queries: AccountQueries,
  { chosen, isWhole }: { readonly chosen: RawBuilder<unknown>; readonly isWhole: RawBuilder<unknown> },
  now: number,
): Promise<readonly Chosen[]> {
  type Row = readonly [string, string, number, string, string, boolean, boolean, boolean];
  // Most networks have the default rules, so each distinct text is fetched and parsed once.
  const groups = await inOneText<{ rules: string; watches: readonly Row[] }>(
    queries,
    sql`
      select w.rules, json_agg(json_build_array(
        w.id, w.account_id, w.asn, w.since, w.lasting, ${isInForce(now)}, coalesce(w.due_at = '-infinity', false),
        coalesce(${isWhole}, false)
      )) as watches
      from accounts.alert_watch w where ${chosen} group by w.rules
    `,
  );
  return groups.flatMap((group) => {
    const rules = readRules(group.rules);
    return group.watches.map(([id, accountId, asn, since, lasting, counts, isUnjudged, whole]) => ({
      watch: { id, accountId, asn, since: new Date(since), rules, lasting: readLasting(lasting) },
      isInForce: counts,
      isUnjudged,
      isWhole: whole,
    }));
  });
}

/** Expectations set by the account, by watch. */
export async function expectedOf(
  queries: AccountQueries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Expected[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('alert_expected')
    .selectAll()
    .where(sql<boolean>`watch_id = any(${[...ids]}::text[])`)
    .execute();
  return Map.groupBy(rows, ({ watch_id }) => watch_id);
}
