import type { BgpSessionRow } from '@routeglass/api-client/own';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { sessionRow } from './bgpSessions.ts';
import { sessionLetter } from './letters.ts';

/** Approves or rejects a session, and writes to the requester if this changes it. Routes that arrived earlier no longer count. Throws E_NOT_FOUND. */
export async function decideSession(
  { store, clock, post }: AccountDeps,
  actor: string,
  id: string,
  state: 'approved' | 'rejected',
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<BgpSessionRow> {
  const now = clock();
  const row = await store.write(async (queries) => {
    const changed = await queries
      .updateTable('bgp_session as s')
      .from('account as p')
      .set({ state, updated_at: new Date(now), established_at: null })
      .whereRef('p.id', '=', 's.account_id')
      .where('s.id', '=', id)
      .where('s.state', '!=', state)
      .returning(['p.id', 'p.email'])
      .executeTakeFirst();
    const session = await sessionRow(queries, id);
    if (!changed) return session;
    const deed = { actor, action: `bgp-session.${state}`, subject: `AS${session.asn}`, address };
    await record(queries, deed, new Date(now));
    await post.put(queries, changed.email, changed.id, sessionLetter(origin, session, state), now);
    return session;
  });
  post.nudge();
  return row;
}
