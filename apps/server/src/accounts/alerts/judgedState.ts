import { sql } from 'kysely';
import * as v from 'valibot';
import { publicationStamp } from '../../store/stamp.ts';
import type { AccountQueries } from '../tables.ts';

const judgedText = v.object({ all: v.string(), vrps: v.string(), scans: v.string() });

/** What was published when alerts were judged: all of it, and the sources that change apart from routes. */
export type JudgedState = v.InferOutput<typeof judgedText>;

export async function judgedState(queries: AccountQueries): Promise<JudgedState> {
  const { rows } = await sql<{ vrps: string; scans: string }>`
    select coalesce(string_agg(id::text, ' ' order by id) filter (where kind = 'vrps'), '') as vrps,
      coalesce(string_agg(id::text, ' ' order by id) filter (where kind = 'scans'), '') as scans
    from generation where state = 'live'
  `.execute(queries);
  const [row] = rows;
  return { all: await publicationStamp(queries), vrps: row?.vrps ?? '', scans: row?.scans ?? '' };
}

/** Has everything judged at the next turn, as after a publication of every source. */
export async function judgeAllAgain(queries: AccountQueries): Promise<void> {
  await queries.updateTable('alert_mark').set({ stamp: '' }).execute();
}

/** The state that a mark holds; null where everything is to be judged. */
export function readState(stamp: string): JudgedState | null {
  if (!stamp.startsWith('{')) return null;
  const read = v.safeParse(judgedText, JSON.parse(stamp));
  return read.success ? read.output : null;
}
