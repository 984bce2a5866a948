import { personEndpoints, type PasskeyRow } from '@routeglass/api-client/people';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CallingAccount } from '../../http/caller.ts';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import { beginCeremony, takeCeremony } from '../ceremonies.ts';
import type { AccountDeps } from '../deps.ts';
import { BRAND } from '../mail/letter.ts';
import { securityLetter } from '../mail/letters.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { accountOf, type Visitor } from '../visitor.ts';
import { badPasskey, readCredential } from './credential.ts';
import { siteOf } from './site.ts';
import { webauthn } from './webauthn.ts';

const MOMENT = { dependsOn: 'moment' } as const;
const MOST = 20;

type Kept = Pick<AccountTables['passkey'], 'id' | 'name' | 'synced' | 'created_at'> & {
  readonly last_used_at: Date | null;
};
const shown = ({ id, name, synced, created_at, last_used_at }: Kept): PasskeyRow => ({
  id,
  name,
  created: created_at.toISOString(),
  last_used: last_used_at?.toISOString() ?? null,
  synced,
});

const noSite = (): Problem => new Problem('E_CONFLICT', 'Passkeys need an https address with a host name.');

/** Routes for the account's own passkeys. */
export function mountPasskeys(mount: Mount, { store, clock, post }: AccountDeps): void {
  const passkeysOf = (queries: AccountQueries, id: string) =>
    queries.selectFrom('passkey').selectAll().where('account_id', '=', id).orderBy('created_at').execute();
  const tell = async (
    queries: AccountQueries,
    { id, email }: CallingAccount,
    visit: Visitor,
    action: string,
    what: string,
  ) => {
    const now = clock();
    await record(queries, { actor: email, action, subject: email, address: visit.address }, new Date(now));
    await post.put(queries, email, id, securityLetter(visit.browser.origin, what), now);
  };
  mount(
    personEndpoints.passkeys,
    async (visit) => ({ data: (await passkeysOf(store.db, accountOf(visit).id)).map(shown) }),
    MOMENT,
  );
  mount(
    personEndpoints.passkeyOptions,
    async (visit) => {
      const { id, email } = accountOf(visit);
      const site = siteOf(visit.browser);
      if (!site) throw noSite();
      const known = await passkeysOf(store.db, id);
      const options = await (
        await webauthn()
      ).generateRegistrationOptions({
        rpName: BRAND,
        rpID: site.rpID,
        userName: email,
        userID: new Uint8Array(Buffer.from(id)),
        attestationType: 'none',
        excludeCredentials: known.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const ceremony = { kind: 'passkey-add', accountId: id, data: '' } as const;
      await store.write((queries) => beginCeremony(queries, options.challenge, ceremony, clock()));
      return { options: { ...options } };
    },
    MOMENT,
  );
  mount(
    personEndpoints.addPasskey,
    async (visit) => {
      const account = accountOf(visit);
      const site = siteOf(visit.browser);
      if (!site) throw noSite();
      const { challenge, json } = readCredential(visit.body.credential);
      const now = clock();
      const begun = await store.write((queries) => takeCeremony(queries, challenge, 'passkey-add', now));
      if (begun?.accountId !== account.id) throw badPasskey();
      const { registrationInfo } = await (
        await webauthn()
      )
        .verifyRegistrationResponse({
          response: json as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.rpID,
          requireUserVerification: true,
        })
        .catch((error: unknown) => {
          throw badPasskey(error);
        });
      if (!registrationInfo) throw badPasskey();
      const { credential, credentialBackedUp } = registrationInfo;
      const added = await store.write(async (queries) => {
        if ((await passkeysOf(queries, account.id)).length >= MOST)
          throw new Problem('E_CONFLICT', `You have ${MOST} passkeys. Remove one first.`);
        const row = await queries
          .insertInto('passkey')
          .values({
            id: credential.id,
            account_id: account.id,
            name: visit.body.name,
            public_key: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports: JSON.stringify(credential.transports ?? []),
            synced: credentialBackedUp,
            created_at: new Date(now),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw badPasskey();
        await tell(queries, account, visit, 'passkey.added', 'A passkey was added');
        return row;
      });
      post.nudge();
      return shown(added);
    },
    MOMENT,
  );
  mount(
    personEndpoints.removePasskey,
    async (visit) => {
      const account = accountOf(visit);
      await store.write(async (queries) => {
        const gone = await queries
          .deleteFrom('passkey')
          .where('id', '=', visit.params.id)
          .where('account_id', '=', account.id)
          .returning('id')
          .executeTakeFirst();
        if (!gone) throw new Problem('E_NOT_FOUND', 'This passkey has already been removed.');
        await tell(queries, account, visit, 'passkey.removed', 'A passkey was removed');
      });
      post.nudge();
      return { result: true } as const;
    },
    MOMENT,
  );
}
