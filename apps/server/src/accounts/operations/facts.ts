import { personEndpoints } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import type { MailHealth } from '../mail/sendMail.ts';

interface Counts {
  readonly accounts: number;
  readonly administrators: number;
  readonly sessions: number;
  readonly queued: number;
  readonly waiting: number;
  readonly dead: number;
}

/** Facts about the server at a glance, for administrators. */
export function mountFacts(mount: Mount, { store, clock, post }: AccountDeps, health: MailHealth): void {
  const started = new Date(clock()).toISOString();
  mount(
    personEndpoints.serverFacts,
    async () => {
      const { rows } = await sql<Counts>`
        select (select count(*)::int from accounts.account) as accounts,
          (select count(*)::int from accounts.account where role = 'ADMIN' and blocked_at is null) as administrators,
          (select count(*)::int from accounts.session
            where kind = 'full' and ended_at is null and expires_at > ${new Date(clock())}) as sessions,
          (select count(*)::int from accounts.mail where state = 'queued') as queued,
          (select count(*)::int from accounts.job where state in ('waiting', 'running')) as waiting,
          (select count(*)::int from accounts.job where state = 'dead') as dead
      `.execute(store.db);
      const [counts] = rows;
      if (!counts) throw new Error('A query without a table gives one row');
      const { accounts, administrators, sessions, queued, waiting, dead } = counts;
      const state = health.problem === null ? 'working' : 'failing';
      return {
        started,
        engine: store.engine,
        accounts,
        administrators,
        sessions,
        mail: { goes_to: post.goesTo, state, problem: health.problem, queued },
        jobs: { waiting, dead },
      } as const;
    },
    { dependsOn: 'moment' },
  );
}
