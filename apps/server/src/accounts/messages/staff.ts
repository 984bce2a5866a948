import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { answerLetter } from '../mail/letters.ts';
import { newId } from '../token.ts';
import { accountOf } from '../visitor.ts';
import { inboxOf, inboxThread } from './inbox.ts';
import { writerOf } from './ownThreads.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes of the administrators' inbox. */
export function mountInbox(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(personEndpoints.inbox, ({ query }) => inboxOf(store.db, query), MOMENT);
  mount(
    personEndpoints.inboxItem,
    ({ params: { id } }) =>
      store.write(async (queries) => {
        const thread = await inboxThread(queries, id);
        await queries
          .updateTable('thread')
          .set({ staff_read_at: new Date(clock()) })
          .where('id', '=', id)
          .execute();
        return thread;
      }),
    MOMENT,
  );
  mount(
    personEndpoints.answerInbox,
    async (visit) => {
      const { id } = visit.params;
      const text = visit.body.message;
      const { name } = writerOf(accountOf(visit), visit.session);
      const now = clock();
      const at = new Date(now);
      const answered = await store.write(async (queries) => {
        const { subject, from } = await inboxThread(queries, id);
        await queries
          .insertInto('message')
          .values({ id: newId(), thread_id: id, from_staff: true, author: name, text, sent_at: at })
          .execute();
        await queries.updateTable('thread').set({ updated_at: at, staff_read_at: at }).where('id', '=', id).execute();
        const letter = answerLetter(visit.browser.origin, subject, text, from.account === null ? null : id);
        await post.put(queries, from.email, from.account, letter, now);
        return inboxThread(queries, id);
      });
      post.nudge();
      return answered;
    },
    MOMENT,
  );
  mount(
    personEndpoints.closeInboxItem,
    async (visit) => {
      const { id } = visit.params;
      const { state } = visit.body;
      const actor = accountOf(visit).email;
      return store.write(async (queries) => {
        await queries.updateTable('thread').set({ state }).where('id', '=', id).execute();
        const thread = await inboxThread(queries, id);
        const deed = { actor, action: `thread.${state}`, subject: thread.id, address: visit.address };
        await record(queries, deed, new Date(clock()));
        return thread;
      });
    },
    MOMENT,
  );
}
