import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { badLink, forgetLinks, useLink } from '../links.ts';
import { beginSession, endBySecret, findSession } from '../session/sessions.ts';
import { emailKey, newId } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import { readRegistration } from './registration.ts';

interface Confirmed {
  readonly result: true;
  readonly signed_in: boolean;
  readonly redirect: string | null;
}

/** Makes the account of a registration. Signs in if the browser is the one that registered. */
export async function confirm(
  { store, clock, onAccount }: AccountDeps,
  form: { readonly email: string; readonly token: string },
  visitor: Visitor,
): Promise<Confirmed> {
  const now = clock();
  const key = emailKey(form.email);
  const { browser, address } = visitor;
  const confirmed = await store.write(async (queries): Promise<Confirmed> => {
    const link = await useLink(queries, ['confirm'], key, form.token, now);
    const { email, firstname, lastname, position, password, privacy } = readRegistration(link.registration ?? '');
    const id = newId();
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('account')
      .values({
        id,
        email,
        email_key: key,
        firstname,
        lastname,
        position,
        password,
        created_at: new Date(now),
        privacy_at: privacy && new Date(privacy.at),
        privacy_version: privacy?.version ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw badLink();
    await forgetLinks(queries, key, ['confirm']);
    await record(queries, { actor: email, action: 'account.created', subject: email, address }, new Date(now));
    const secret = browser.cookie('registration');
    const waiting = await findSession(queries, 'registration', secret, now);
    const isSame = waiting !== undefined && waiting.id === link.session_id;
    if (isSame) {
      await beginSession(queries, { kind: 'full', accountId: id, method: 'link' }, visitor, now);
      if (secret !== undefined) await endBySecret(queries, secret, now);
      browser.setCookie('registration', null);
    }
    return { result: true, signed_in: isSame, redirect: link.redirect };
  });
  onAccount();
  return confirmed;
}
