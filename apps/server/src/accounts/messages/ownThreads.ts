import { personEndpoints } from '@routeglass/api-client/people';
import type { CallingAccount } from '../../http/caller.ts';
import type { Mount, Visit } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { accountOf, clientOf } from '../visitor.ts';
import { threadOf, threadsOf } from './readThread.ts';
import { beginThread, reply, type Writer } from './writeThread.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** An account as the writer of a message. */
export const writerOf = (
  { id, email }: CallingAccount,
  session: Pick<NonNullable<Visit<typeof personEndpoints.openThread>['session']>, 'firstname' | 'lastname'> | null,
): Writer => ({
  accountId: id,
  name: `${session?.firstname ?? ''} ${session?.lastname ?? ''}`.trim() || email,
  email,
});

/** Routes for the account's messages with the operator. */
export function mountThreads(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(personEndpoints.threads, (visit) => threadsOf(store.db, accountOf(visit).id, visit.query), MOMENT);
  mount(personEndpoints.thread, (visit) => threadOf(store.db, accountOf(visit).id, visit.params.id), MOMENT);
  mount(
    personEndpoints.openThread,
    async (visit) => {
      const account = accountOf(visit);
      const now = clock();
      await useOrRefuse(store, 'clientForm', clientOf(visit), now);
      const { subject, message: text } = visit.body;
      const opened = await store.write(async (queries) => {
        const writing = { queries, post, origin: visit.browser.origin, now };
        const id = await beginThread(writing, writerOf(account, visit.session), { kind: 'message', subject, text });
        return threadOf(queries, account.id, id);
      });
      post.nudge();
      return opened;
    },
    MOMENT,
  );
  mount(
    personEndpoints.replyToThread,
    async (visit) => {
      const account = accountOf(visit);
      const now = clock();
      await useOrRefuse(store, 'clientForm', clientOf(visit), now);
      const answered = await store.write(async (queries) => {
        const thread = await threadOf(queries, account.id, visit.params.id);
        const writing = { queries, post, origin: visit.browser.origin, now };
        await reply(writing, writerOf(account, visit.session), thread, visit.body.message);
        return threadOf(queries, account.id, thread.id);
      });
      post.nudge();
      return answered;
    },
    MOMENT,
  );
  mount(
    personEndpoints.readThread,
    async (visit) => {
      const { id } = accountOf(visit);
      await store.write(async (queries) => {
        const thread = await threadOf(queries, id, visit.params.id);
        await queries
          .updateTable('thread')
          .set({ read_at: new Date(clock()) })
          .where('id', '=', thread.id)
          .execute();
      });
      return { result: true } as const;
    },
    MOMENT,
  );
}
