import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { securityLetter } from '../mail/letters.ts';
import { forgetSessions, renewSecret } from '../session/sessions.ts';
import type { AccountQueries } from '../tables.ts';
import { accountOf, type Visitor } from '../visitor.ts';
import type { CallingAccount } from '../../http/caller.ts';
import { asksForCode, NO_FACTOR, turnOff } from './factor.ts';
import { codesLeft, makeCodes } from './recoveryCodes.ts';
import { newAppSecret, stepOf } from './totp.ts';
import { wrongCode } from './wrongCode.ts';

const MOMENT = { dependsOn: 'moment' } as const;

const isOn = (): Problem => new Problem('E_CONFLICT', 'The second factor is already on. Turn it off first.');
const isOff = (): Problem => new Problem('E_CONFLICT', 'The second factor is off. Set it up first.');

async function factorOf(queries: AccountQueries, id: string) {
  const row = await queries
    .selectFrom('account')
    .select(['totp_secret', 'totp_since', 'totp_reset_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  return row;
}

/** Routes to set up an authenticator app for the account. */
export function mountSecondFactor(mount: Mount, deps: AccountDeps): void {
  const { store, clock, keys, post } = deps;
  const tell = async (
    queries: AccountQueries,
    account: CallingAccount,
    visit: Visitor,
    action: string,
    what: string,
  ) => {
    const { id, email } = account;
    const now = clock();
    await record(queries, { actor: email, action, subject: email, address: visit.address }, new Date(now));
    await post.put(queries, email, id, securityLetter(visit.browser.origin, what), now);
  };
  mount(
    personEndpoints.secondFactor,
    async (visit) => {
      const { id } = accountOf(visit);
      const row = await factorOf(store.db, id);
      const enabled = asksForCode(row, clock());
      return {
        enabled,
        since: enabled ? (row.totp_since?.toISOString() ?? null) : null,
        recovery_codes_left: enabled ? await codesLeft(store.db, id) : 0,
      };
    },
    MOMENT,
  );
  mount(
    personEndpoints.setUpSecondFactor,
    async (visit) => {
      const { id, email } = accountOf(visit);
      const made = newAppSecret(email);
      await store.write(async (queries) => {
        if (asksForCode(await factorOf(queries, id), clock())) throw isOn();
        await turnOff(queries, id);
        const kept = { ...NO_FACTOR, totp_secret: keys.encrypt(made.secret) };
        await queries.updateTable('account').set(kept).where('id', '=', id).execute();
      });
      return made;
    },
    MOMENT,
  );
  mount(
    personEndpoints.enableSecondFactor,
    async (visit) => {
      const account = accountOf(visit);
      const now = clock();
      const codes = await store.write(async (queries) => {
        const row = await factorOf(queries, account.id);
        if (row.totp_since !== null) throw isOn();
        if (row.totp_secret === null) throw isOff();
        const step = stepOf(keys.decrypt(row.totp_secret), visit.body.code, null, now);
        if (step === null) throw wrongCode();
        await queries
          .updateTable('account')
          .set({ totp_since: new Date(now), totp_step: step })
          .where('id', '=', account.id)
          .execute();
        await forgetSessions(queries, account.id, 'second-factor', now);
        await tell(queries, account, visit, 'second-factor.on', 'The second factor was turned on');
        const made = await makeCodes(queries, keys, account.id);
        await renewSecret(queries, account.sessionId, visit);
        return made;
      });
      post.nudge();
      return { codes };
    },
    MOMENT,
  );
  mount(
    personEndpoints.renewRecoveryCodes,
    async (visit) => {
      const account = accountOf(visit);
      const codes = await store.write(async (queries) => {
        if (!asksForCode(await factorOf(queries, account.id), clock())) throw isOff();
        await tell(queries, account, visit, 'second-factor.codes', 'New recovery codes were made');
        return makeCodes(queries, keys, account.id);
      });
      post.nudge();
      return { codes };
    },
    MOMENT,
  );
  mount(
    personEndpoints.disableSecondFactor,
    async (visit) => {
      const account = accountOf(visit);
      await store.write(async (queries) => {
        const { totp_since } = await factorOf(queries, account.id);
        await turnOff(queries, account.id);
        if (totp_since !== null)
          await tell(queries, account, visit, 'second-factor.off', 'The second factor was turned off');
        await renewSecret(queries, account.sessionId, visit);
      });
      post.nudge();
      return { result: true } as const;
    },
    MOMENT,
  );
}
