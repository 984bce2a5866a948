import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { use } from '../src/accounts/limits/allowance.ts';
import type { OutgoingMail } from '../src/accounts/mail/transport.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver, nowhere } from './talk.ts';

const OWNER = '192.0.2.1';

describe.each(engines())('letters that strangers ask for over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let now = Date.now();
  const sent: OutgoingMail[] = [];

  const lettersTo = async (email: string) => {
    await accounts.worker.drain();
    return sent.filter(({ to }) => to === email);
  };
  const askReset = async (email: string, address: string): Promise<void> => {
    const browser = new TestBrowser(app, address);
    const form = { recaptcha: await browser.captcha(), email };
    expect((await browser.send('POST', '/api/auth/v1/reset/request', form)).answer).toMatchObject({ result: true });
  };

  beforeAll(async () => {
    ({ store, remove } = await open());
    const clock = () => now;
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      send: (mail) => Promise.resolve(void sent.push(mail)),
      outside: nowhere,
      clock,
      log: () => undefined,
    });
    app = appOver(store, { accounts, clock });
    const browser = new TestBrowser(app, OWNER);
    await browser.register('ann@example.net');
    const [letter] = await lettersTo('ann@example.net');
    await browser.send('POST', '/api/auth/v1/register/confirm', linkIn(letter?.text ?? ''));
    now += 3_600_000;
  });
  afterAll(async () => {
    await accounts.close();
    await remove();
  });

  it('are a few an hour for one address, and use up nothing of its owner', async () => {
    const before = (await lettersTo('ann@example.net')).length;
    for (let i = 0; i < 10; i += 1) await askReset('ann@example.net', `198.51.100.${i}`);
    expect(await lettersTo('ann@example.net')).toHaveLength(before + 6);
    await askReset('ann@example.net', OWNER);
    expect(await lettersTo('ann@example.net')).toHaveLength(before + 7);
  });

  it('hold back no letter to an account in the same domain', async () => {
    await accountStore(store).write(async (queries) => {
      for (let i = 0; i < 300; i += 1) await use(queries, 'strangerDomain', 'example.net', now);
    });
    await new TestBrowser(app, '198.51.100.7').register('stranger@example.net');
    expect(await lettersTo('stranger@example.net')).toEqual([]);
    const before = (await lettersTo('ann@example.net')).length;
    await askReset('ann@example.net', OWNER);
    expect(await lettersTo('ann@example.net')).toHaveLength(before + 1);
    now += 600_000;
    expect(await lettersTo('stranger@example.net')).toHaveLength(1);
  });
});
