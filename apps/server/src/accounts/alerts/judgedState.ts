import { sql } from 'kysely';
import * as v from 'valibot';
import { publicationStamp } from '../../store/stamp.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';

const judgedText = v.object({
  /** Changes each time alerts are judged. */
  turn: v.string(),
  /** Not empty if networks were requested to be judged again. */
  asked: v.string(),
  published: v.string(),
  routes: v.string(),
  vrps: v.string(),
  scans: v.string(),
  newest: v.record(v.string(), v.number()),
});

/**
 * The publications at the time alerts were judged. `published`: all of them, and the bases of computed data; `routes`, `vrps` and `scans`: the
 * generations from which facts are read; `newest`: instant of the newest routes of each world, ms since 1970.
 */
export type JudgedState = v.InferOutput<typeof judgedText>;

export async function judgedState(queries: AccountQueries): Promise<JudgedState> {
  const ids = (...kinds: string[]) =>
    sql`coalesce(string_agg(id::text, ' ' order by id) filter (where kind in (${sql.join(kinds)})), '')`;
  const { rows } = await sql<Pick<JudgedState, 'routes' | 'vrps' | 'scans'> & { bases: string }>`
    select ${ids('announced', 'history', 'links')} as routes, ${ids('vrps')} as vrps, ${ids('scans')} as scans,
      md5(string_agg(report ->> 'bases', ';' order by id) filter (where kind in ('announced', 'history', 'links', 'incidents'))) as bases
    from generation where state = 'live'
  `.execute(queries);
  const { rows: worlds } = await sql<{ world: string; at: Date }>`
    select world, max(as_of) as at from generation
    where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and as_of is not null group by world
  `.execute(queries);
  const { bases = '', routes = '', vrps = '', scans = '' } = rows[0] ?? {};
  return {
    turn: newId(),
    asked: '',
    published: `${await publicationStamp(queries)} ${bases}`,
    routes,
    vrps,
    scans,
    newest: Object.fromEntries(worlds.map(({ world, at }) => [world, at.getTime()])),
  };
}

/** Requests that a watched network be judged by all rules at the next turn. */
export async function judgeAgain(queries: AccountQueries, accountId: string, asn: number): Promise<void> {
  await queries
    .updateTable('alert_watch')
    .set({ due_at: sql<Date>`'-infinity'` })
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .execute();
  const asked = newId();
  await sql`
    update accounts.alert_mark
    set stamp = case when stamp like '{%' then jsonb_set(stamp::jsonb, '{asked}', to_jsonb(${asked}::text))::text else ${asked}::text end
  `.execute(queries);
}

/** The state in a mark; null if everything must be judged. */
export function readState(stamp: string): JudgedState | null {
  if (!stamp.startsWith('{')) return null;
  const read = v.safeParse(judgedText, JSON.parse(stamp));
  return read.success ? read.output : null;
}

/** Whether networks that are neither noted as changed nor due have the same facts in both states. */
export function hasSameFacts(before: JudgedState, now: JudgedState): boolean {
  return (
    before.routes === now.routes &&
    before.vrps === now.vrps &&
    before.scans === now.scans &&
    Object.keys(now.newest).length === Object.keys(before.newest).length &&
    Object.entries(before.newest).every(([world, at]) => (now.newest[world] ?? 0) >= at)
  );
}
