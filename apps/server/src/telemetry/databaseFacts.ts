import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

interface Counted {
  readonly state: string;
  readonly count: number;
}

/** What a database says of itself. */
export interface DatabaseFacts {
  readonly bytes: number;
  /** By kind and world of what is live: when the newest was made, or loaded where its file says nothing. */
  readonly sources: readonly { readonly kind: string; readonly world: string; readonly newest: Date }[];
  readonly jobs: readonly (Counted & { readonly kind: string })[];
  readonly mail: readonly Counted[];
}

export async function readFacts({ db }: Store): Promise<DatabaseFacts> {
  const [size, sources, jobs, mail] = await Promise.all([
    sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`.execute(db),
    sql<{ kind: string; world: string; newest: Date }>`
      select kind, world, max(coalesce(as_of, loaded_at)) as newest from generation
      where state = 'live' and coalesce(as_of, loaded_at) is not null group by kind, world
    `.execute(db),
    sql<
      Counted & { kind: string }
    >`select kind, state, count(*)::int as count from accounts.job group by kind, state`.execute(db),
    sql<Counted>`select state, count(*)::int as count from accounts.mail group by state`.execute(db),
  ]);
  return { bytes: Number(size.rows[0]?.bytes ?? 0), sources: sources.rows, jobs: jobs.rows, mail: mail.rows };
}
