import { sql } from 'kysely';
import { forgetNotes } from '../../store/changedNetworks.ts';
import type { AccountStore } from '../tables.ts';
import type { Candidates } from './candidates.ts';
import { dueOf } from './due.ts';
import { lastingOf } from './lasting.ts';
import type { NetworkFacts } from './networkFacts.ts';
import type { JudgedState } from './judgedState.ts';
import type { StoredRecord } from './records.ts';

/** If a turn replaces this many rows of watches, the dead rows are worth a vacuum. */
const MANY = 1_000n;

interface Judged {
  /** The mark at the beginning of the turn. */
  readonly mark: string;
  readonly state: JudgedState;
  readonly candidates: Candidates;
  readonly notes: readonly number[];
  readonly networkFacts: ReadonlyMap<string, NetworkFacts>;
  readonly records: ReadonlyMap<string, readonly StoredRecord[]>;
}

/**
 * Stores what was judged, when states began, and when each network is due again. If another process judged meanwhile, or networks were requested to
 * be judged again, nothing is stored and the next turn repeats the work.
 */
export async function endTurn(store: AccountStore, { mark, state, candidates, notes, networkFacts, records }: Judged) {
  const { watches, absent, onlyIncidents } = candidates;
  const dues = watches.map(({ id, rules }) => {
    const { facts = [], asOf = 0 } = networkFacts.get(id) ?? {};
    const due = dueOf({ facts, rules, records: records.get(id) ?? [], now: asOf / 1000 });
    return due === null ? null : new Date(Math.floor(due * 1000)).toISOString();
  });
  // States do not depend on incidents, so their stored beginnings stay.
  const lasting = watches.map(({ id }) =>
    onlyIncidents.has(id) ? null : lastingOf(networkFacts.get(id)?.facts ?? [], records.get(id) ?? []),
  );
  const ids = [...watches.map(({ id }) => id), ...absent];
  const instants = [...dues, ...absent.map(() => '-infinity')];
  const states = [...lasting, ...absent.map(() => '{}')];
  const rewritten = await store.write(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('alert_mark')
      .set({ stamp: JSON.stringify(state) })
      .where('stamp', '=', mark)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0n;
    // A network of which only incidents were judged may be due earlier for the rest.
    const { numAffectedRows } = await sql`
      update accounts.alert_watch w set due_at = r.due_at, lasting = r.lasting from (
        select g.id, case when g.lasting is null then least(o.due_at, g.due_at) else g.due_at end as due_at,
          coalesce(g.lasting, o.lasting) as lasting
        from unnest(${ids}::text[], ${instants}::timestamptz[], ${states}::text[]) as g (id, due_at, lasting)
        join accounts.alert_watch o on o.id = g.id
      ) r
      where w.id = r.id and (w.due_at is distinct from r.due_at or w.lasting <> r.lasting)
    `.execute(queries);
    await forgetNotes(queries, notes);
    return numAffectedRows ?? 0n;
  });
  // Otherwise the next turn would have to read the replaced rows.
  if (rewritten >= MANY && store.engine === 'pglite') await sql`vacuum accounts.alert_watch`.execute(store.db);
}
