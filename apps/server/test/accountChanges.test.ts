import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { linkIn, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const EMAIL = '/api/auth/v1/email';
const CONFIRM = '/api/auth/v1/email/confirm';

describe.each(engines())('changes of an account over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let browser: TestBrowser;

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: Date.now });
    for (const email of ['ann@example.net', 'bob@example.net']) await new TestBrowser(app).signUp(email);
    browser = new TestBrowser(app);
    await browser.login('ann@example.net');
  });
  afterAll(() => remove());

  const change = (email: string) => browser.send('POST', EMAIL, { email });
  const linkTo = async (email: string) => linkIn((await browser.letters(email))[0]?.text ?? '');
  /** Agrees in a browser that is not signed in, as a link in a letter may be opened anywhere. */
  const agree = async (email: string) => new TestBrowser(app).send('POST', CONFIRM, await linkTo(email));

  it('changes the address once both have agreed', async () => {
    expect((await change('ann@example.org')).answer).toMatchObject({ result: true });
    expect((await browser.send('GET', '/api/auth/v1/profile')).answer).toMatchObject({
      email: 'ann@example.net',
      new_email: { email: 'ann@example.org', old_agreed: false, new_agreed: false },
    });
    expect((await agree('ann@example.org')).answer).toMatchObject({ result: true, changed: false });
    expect((await agree('ann@example.org')).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await agree('ann@example.net')).answer).toMatchObject({ result: true, changed: true });
    expect((await new TestBrowser(app).login('ann@example.net')).status).toBe(401);
    expect((await new TestBrowser(app).login('ann@example.org')).status).toBe(200);
  });

  it('forgets a change that is taken back', async () => {
    await change('ann@example.com');
    const link = await linkTo('ann@example.com');
    expect((await browser.send('DELETE', EMAIL)).status).toBe(200);
    expect((await browser.send('POST', CONFIRM, link)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await browser.send('GET', '/api/auth/v1/profile')).answer).toMatchObject({ new_email: null });
  });

  it('does not tell that an address has another account, and never takes it', async () => {
    const before = (await browser.letters('bob@example.net')).length;
    expect((await change('Bob@example.net')).answer).toMatchObject({ result: true });
    expect(await browser.letters('bob@example.net')).toHaveLength(before);
    expect((await new TestBrowser(app).login('bob@example.net')).status).toBe(200);
    await browser.send('DELETE', EMAIL);
  });

  it('hands out what is kept of an account, and no secret', async () => {
    await browser.send('POST', '/api/auth/v1/threads', { subject: 'Hello', message: 'Is anybody there?' });
    const { status, answer } = await browser.send('GET', '/api/auth/v1/export');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      profile: { email: 'ann@example.org' },
      messages: [{ text: 'Is anybody there?' }],
      threads: [{ subject: 'Hello' }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/argon2|secret|hash|token=|bob@example/);
    expect((await new TestBrowser(app).send('GET', '/api/auth/v1/export')).status).toBe(401);
  });
});
