import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver, nowhere } from './talk.ts';

/** Checks answers as Google's server does: by the secret of the site, and each once. */
const asked: Record<string, string>[] = [];
const used = new Set<string>();
let isAway = false;
const google = createServer((request, response) => {
  void text(request).then((body) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push(form);
    const answer = form['response'] ?? '';
    const success = form['secret'] === 'site-secret' && answer.startsWith('right') && !used.has(answer);
    used.add(answer);
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(isAway ? 'away' : JSON.stringify({ success }));
  });
});

let store: Store;
let remove: () => Promise<void>;
let accounts: Accounts;
let browser: TestBrowser;
beforeAll(async () => {
  const [engine] = engines();
  ({ store, remove } = await engine.open());
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
  accounts = lightAccounts(store, {
    keys: keysOf('test'),
    recaptcha: { siteKey: 'site-key', secret: 'site-secret', verifyUrl },
    outside: nowhere,
    clock: Date.now,
    log: () => undefined,
  });
  browser = new TestBrowser(appOver(store, { accounts, clock: Date.now }), '192.0.2.9');
});
afterAll(async () => {
  google.close();
  await accounts.close();
  await remove();
});

const logIn = (recaptcha: string) =>
  browser.send('POST', '/api/auth/v1/login', { recaptcha, email: 'ann@example.net', password: 'abcD1234!' });

it('names its key to the forms, and keeps its secret', async () => {
  const { answer } = await browser.send('GET', '/api/auth/v1/methods');
  expect(answer).toMatchObject({ captcha: { kind: 'recaptcha', site_key: 'site-key' } });
  expect(JSON.stringify(answer)).not.toContain('site-secret');
});

it('lets through what Google knows as right, once', async () => {
  expect((await logIn('right-1')).answer).toMatchObject({ message: 'Wrong email or password' });
  expect(asked.at(-1)).toEqual({ secret: 'site-secret', response: 'right-1', remoteip: '192.0.2.9' });
  expect((await logIn('right-1')).answer).toMatchObject({ code: 'E_CAPTCHA' });
});

it('refuses a wrong answer, none, and one of the own proof of work', async () => {
  expect((await logIn('wrong')).answer).toMatchObject({ code: 'E_CAPTCHA' });
  expect((await logIn('')).status).toBe(400);
  expect((await logIn(await browser.captcha())).answer).toMatchObject({ code: 'E_CAPTCHA' });
});

it('opens nothing while Google cannot be asked, and says so', async () => {
  isAway = true;
  expect((await logIn('right-2')).answer).toMatchObject({
    code: 'E_CAPTCHA',
    message: 'The captcha could not be checked. Try again in a moment.',
  });
  isAway = false;
});
