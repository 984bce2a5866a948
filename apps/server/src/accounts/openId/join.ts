import * as v from 'valibot';
import type { SessionFacts } from '@routeglass/api-client/accounts';
import { Problem } from '../../http/problem.ts';
import { beginCeremony, takeCeremony } from '../ceremonies.ts';
import type { AccountDeps } from '../deps.ts';
import { signIn } from '../session/login.ts';
import { newSecret } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import { accountOfPerson } from './account.ts';
import type { Person } from './person.ts';
import type { Provider } from './provider.ts';

/** Seconds to read the privacy policy. */
const READING = 600;

const network = v.object({ asn: v.number(), perms: v.number() });
const waiting = v.object({
  provider: v.string(),
  person: v.object({
    subject: v.string(),
    email: v.nullable(v.string()),
    firstname: v.string(),
    lastname: v.string(),
    networks: v.array(network),
  }),
});

/** Stores a provider's person until the privacy policy is accepted. Only this browser's cookie finds it again. */
export async function waitForConsent(
  { store, clock }: AccountDeps,
  provider: Provider,
  person: Person,
  { browser }: Visitor,
): Promise<void> {
  const secret = newSecret();
  const data: v.InferInput<typeof waiting> = {
    provider: provider.id,
    person: { ...person, networks: [...person.networks] },
  };
  await store.write((queries) =>
    beginCeremony(queries, secret, { kind: 'oidc-join', accountId: null, data: JSON.stringify(data) }, clock()),
  );
  browser.setCookie('provider', secret, READING);
}

/** Makes the account that waits for consent, and signs in. Throws E_UNAUTHORIZED if none is waiting or it has expired. */
export async function join(deps: AccountDeps, providers: readonly Provider[], visitor: Visitor): Promise<SessionFacts> {
  const { store, clock } = deps;
  const { browser } = visitor;
  const secret = browser.cookie('provider');
  browser.setCookie('provider', null);
  const kept = await store.write((queries) => takeCeremony(queries, secret ?? '', 'oidc-join', clock()));
  const read = kept && v.parse(waiting, JSON.parse(kept.data));
  const provider = providers.find(({ id }) => id === read?.provider);
  if (!read || !provider)
    throw new Problem('E_UNAUTHORIZED', 'This log-in took too long or was started in another browser. Try again.');
  const accountId = await accountOfPerson(deps, provider, read.person, visitor, true);
  const facts = accountId === null ? null : await signIn(deps, accountId, { method: 'oidc', isStrong: false }, visitor);
  if (!facts) throw new Problem('E_SECOND_FACTOR', 'Enter the code of your authenticator app, or a recovery code.');
  return facts;
}
