import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import { accountEndpoints } from '@routeglass/api-client/accounts';
import { personEndpoints } from '@routeglass/api-client/people';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '../src/accounts/keys.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver, nowhere } from './talk.ts';

const { signInMethods } = personEndpoints;
/** A call without which a way to sign in does not work. */
const needs: Readonly<Record<string, AnyEndpoint>> = {
  password: accountEndpoints.login,
  passkey: personEndpoints.loginPasskey,
  code: personEndpoints.loginCode,
};

let store: Store;
let remove: () => Promise<void>;
beforeAll(async () => {
  const [engine] = engines();
  if (!engine) throw new Error('There is no engine');
  ({ store, remove } = await engine.open());
});
afterAll(() => remove());

const ask = async (app: Hono) => v.parse(signInMethods.answer, await (await app.request(signInMethods.path)).json());

it('names exactly the sign-in methods that it serves calls for', async () => {
  const app = appOver(store);
  const { methods, providers } = await ask(app);
  const { paths } = (await (await app.request(endpoints.openapiConfig.path)).json()) as { paths: object };
  expect(methods).toContain('password');
  for (const [method, { path }] of Object.entries(needs))
    expect(Object.hasOwn(paths, path), method).toBe(methods.some((name) => name === method));
  expect(Object.hasOwn(paths, personEndpoints.oidcStart.path)).toBe(providers.length > 0);
});

it('says which captcha its forms ask for', async () => {
  expect((await ask(appOver(store))).captcha).toEqual({ kind: 'proof-of-work' });
  const recaptcha = { siteKey: 'site-key', secret: 'kept-to-itself', verifyUrl: 'http://127.0.0.1:9/' };
  const accounts = lightAccounts(store, {
    keys: keysOf('test'),
    recaptcha,
    outside: nowhere,
    clock: Date.now,
    log: () => {},
  });
  const answer = await appOver(store, { accounts }).request(signInMethods.path);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ captcha: { kind: 'recaptcha', site_key: 'site-key' } });
  expect(text).not.toContain('kept-to-itself');
  await accounts.close();
});
