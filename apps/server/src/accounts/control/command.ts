import { DAY_MS } from '@routeglass/domain/time';
import { collectorPrograms } from '@routeglass/domain/bgp-session';
import * as v from 'valibot';
import { email } from '@routeglass/domain/field-rules';
import { record } from '../audit.ts';
import { makeLink } from '../links.ts';
import { setUpLink } from '../mail/letters.ts';
import { endSessions } from '../session/sessions.ts';
import { emailKey, newId } from '../token.ts';
import type { Collector } from '../trial/bgpSessions.ts';
import { collectorConfig } from '../trial/collectorConfig.ts';
import type { Keys } from '../keys.ts';
import { takeBounce } from './bounced.ts';
import { CommandFailed } from './commandFailed.ts';
import type { AccountStore } from '../tables.ts';

/** A command for accounts; `origin` is used for links. */
const adminCommand = v.object({
  action: v.picklist(['create', 'list', 'promote', 'demote', 'reset']),
  email: v.optional(v.string(), ''),
  origin: v.string(),
});
type AdminCommand = v.InferOutput<typeof adminCommand>;

/** The collector's configuration for one of its programs. */
const sessionsCommand = v.object({ action: v.literal('sessions'), program: v.picklist(collectorPrograms) });

/** A raw mail that was returned to the sender's address. */
const bouncedCommand = v.object({ action: v.literal('bounced'), mail: v.string() });

export const anyCommand = v.variant('action', [adminCommand, sessionsCommand, bouncedCommand]);
export type AnyCommand = v.InferOutput<typeof anyCommand>;

/** Dependencies of commands. */
export interface CommandDeps {
  readonly store: AccountStore;
  readonly keys: Keys;
  readonly collector: Collector | null;
}

/** Runs a command. Returns the lines to print. */
export function runCommand(
  { store, keys, collector }: CommandDeps,
  command: AnyCommand,
  now: number,
): Promise<string[]> {
  if (command.action === 'sessions')
    return collectorConfig(store, { collector, keys, actor: 'npm run sessions' }, command.program, now);
  if (command.action === 'bounced') return takeBounce(store, command.mail, ACTOR, now);
  return administer(store, command, now);
}

const ACTOR = 'npm run admin';

/** Links give access to accounts, so they are printed, never mailed or logged. */
async function administer(store: AccountStore, command: AdminCommand, now: number): Promise<string[]> {
  const { action, origin } = command;
  if (action === 'list') return listAccounts(store);
  if (email(command.email) !== null) throw new CommandFailed(`"${command.email}" is not an address.`);
  const key = emailKey(command.email);
  return store.write(async (queries) => {
    const known = await queries
      .selectFrom('account')
      .select(['id', 'email', 'role'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (action === 'create' && known) throw new CommandFailed(`${known.email} has an account. Use promote.`);
    if (action !== 'create' && !known) throw new CommandFailed(`${command.email} has no account. Use create.`);
    const id = known?.id ?? newId();
    const address = known?.email ?? command.email.trim();
    if (action === 'create')
      await queries
        .insertInto('account')
        .values({
          id,
          email: address,
          email_key: key,
          firstname: address.split('@', 1)[0] ?? address,
          lastname: '',
          position: 'Administrator',
          password: null,
          role: 'ADMIN',
          created_at: new Date(now),
          privacy_at: null,
          privacy_version: null,
        })
        .execute();
    if (action === 'promote' || action === 'demote') {
      const role = action === 'promote' ? 'ADMIN' : 'USER';
      await queries.updateTable('account').set({ role }).where('id', '=', id).execute();
      // Sessions already see a new role with the next call; they are ended anyway.
      await endSessions(queries, id, now);
    }
    await record(queries, { actor: ACTOR, action: `admin.${action}`, subject: address }, new Date(now));
    if (action === 'promote') return [`${address} is an administrator now.`];
    if (action === 'demote') return [`${address} is no administrator any more.`];
    const token = await makeLink(queries, { kind: 'reset', emailKey: key, accountId: id, lifetime: DAY_MS }, now);
    return [`Set the password of ${address} within 24 hours:`, setUpLink(origin, address, token)];
  });
}

async function listAccounts(store: AccountStore): Promise<string[]> {
  const rows = await store.db
    .selectFrom('account')
    .select(['email', 'role', 'created_at', 'blocked_at'])
    .where('role', '=', 'ADMIN')
    .orderBy('email_key')
    .execute();
  if (rows.length === 0) return ['There is no administrator. Make one: npm run admin -- create you@example.net'];
  return rows.map(
    ({ email: address, created_at, blocked_at }) =>
      `${address}  since ${created_at.toISOString().slice(0, 10)}${blocked_at ? '  blocked' : ''}`,
  );
}
