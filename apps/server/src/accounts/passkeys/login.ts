import { personEndpoints } from '@routeglass/api-client/people';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Mount } from '../../http/mount.ts';
import { beginCeremony, takeCeremony } from '../ceremonies.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { factsOf } from '../session/facts.ts';
import { signIn } from '../session/login.ts';
import { proveAgain } from '../session/sessions.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { badPasskey, readCredential } from './credential.ts';
import { siteOf } from './site.ts';
import { webauthn } from './webauthn.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to sign in with a passkey, and to confirm a session with one. */
export function mountPasskeyLogin(mount: Mount, deps: AccountDeps): void {
  const { store, clock } = deps;
  mount(
    personEndpoints.loginPasskeyOptions,
    async (visit) => {
      const site = siteOf(visit.browser);
      if (!site) throw badPasskey();
      await useOrRefuse(store, 'passkey', clientOf(visit), clock());
      // The server sends no list of passkeys: browsers know their own, and it would reveal whether an address has one.
      const options = await (
        await webauthn()
      ).generateAuthenticationOptions({ rpID: site.rpID, userVerification: 'required' });
      const ceremony = { kind: 'passkey-login', accountId: null, data: '' } as const;
      await store.write((queries) => beginCeremony(queries, options.challenge, ceremony, clock()));
      return { options: { ...options } };
    },
    MOMENT,
  );
  mount(
    personEndpoints.loginPasskey,
    async (visit) => {
      const accountId = await proveByPasskey(deps, visit.body.credential, visit);
      if (visit.account?.by === 'session' && visit.account.id === accountId) {
        const { sessionId } = visit.account;
        await deps.store.write((queries) => proveAgain(queries, sessionId, visit, deps.clock()));
        return factsOf(deps, accountId);
      }
      const facts = await signIn(deps, accountId, { method: 'passkey', isStrong: true }, visit);
      if (!facts) throw badPasskey();
      return facts;
    },
    MOMENT,
  );
}

/** The account of a passkey that answered one of this server's challenges, each of which can be used once. Throws E_FORM_INVALID. */
async function proveByPasskey({ store, clock }: AccountDeps, given: unknown, visitor: Visitor): Promise<string> {
  const site = siteOf(visitor.browser);
  const { id, challenge, accountId, json } = readCredential(given);
  const now = clock();
  const begun = await store.write((queries) => takeCeremony(queries, challenge, 'passkey-login', now));
  const kept = await store.db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
  if (!site || !begun || !kept || (accountId !== null && accountId !== kept.account_id)) throw badPasskey();
  const { verified, authenticationInfo } = await (
    await webauthn()
  )
    .verifyAuthenticationResponse({
      response: json as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
        counter: kept.counter,
      },
    })
    .catch((error: unknown) => {
      throw badPasskey(error);
    });
  if (!verified) throw badPasskey();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  const { numUpdatedRows } = await store.write((queries) =>
    queries
      .updateTable('passkey')
      .set({ counter: newCounter, synced: credentialBackedUp, last_used_at: new Date(now) })
      .where('id', '=', kept.id)
      // Detects a cloned key, whose counter differs.
      .where('counter', '=', kept.counter)
      .executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw badPasskey();
  return kept.account_id;
}
