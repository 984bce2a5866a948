import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { linkIn, ORIGIN, PASSWORD, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const SESSION = '/api/auth/v1/session';
const CONFIRM = '/api/auth/v1/register/confirm';
const NEW_PASSWORD = 'xyzA9876#';
const badLink = {
  status: 400,
  answer: { code: 'E_FORM_INVALID', message: 'Invalid email or token', error: 'Invalid email or token' },
};

describe.each(engines())('accounts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  // Not before the clock of the machine, by which the library of the captcha judges too.
  let now = Date.now();
  const heard: string[] = [];

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { maySwitchSession: true, clock: () => now, log: (line) => heard.push(line) });
  });
  afterAll(() => remove());

  it('shows samples until there is an account, and signs in who registers and confirms in one browser', async () => {
    const browser = new TestBrowser(app);
    expect((await browser.send('GET', SESSION)).answer).toMatchObject({ firstname: 'Sample' });
    expect(await browser.register('ann@example.net', { redirect: '/as/3356?x=1' })).toMatchObject({
      status: 200,
      answer: { result: true },
    });
    expect((await browser.send('GET', '/api/auth/v1/register/state')).answer).toMatchObject({ state: 'waiting' });
    const [letter] = await browser.letters('ann@example.net');
    expect(letter?.html).toContain('Confirm address');
    const confirmed = await browser.send('POST', CONFIRM, linkIn(letter?.text ?? ''));
    expect(confirmed).toMatchObject({
      status: 200,
      answer: { result: true, signed_in: true, redirect: '/as/3356?x=1' },
    });
    const [cookie = ''] = confirmed.setCookies;
    expect(cookie).toMatch(/^__Host-session=/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect((await browser.send('GET', SESSION)).answer).toMatchObject({ email: 'ann@example.net', roles: ['USER'] });
    expect((await new TestBrowser(app).send('GET', SESSION)).status).toBe(401);
    expect((await browser.send('GET', '/api/auth/v1/sample-session')).answer).toMatchObject({ session: null });
    expect(await browser.send('POST', CONFIRM, linkIn(letter?.text ?? ''))).toMatchObject(badLink);
  });

  it('only confirms in another browser, and leads nowhere else', async () => {
    const first = new TestBrowser(app);
    await first.register('bob@example.net', { redirect: '//evil.example' });
    const [letter] = await first.letters('bob@example.net');
    const other = await new TestBrowser(app).send('POST', CONFIRM, linkIn(letter?.text ?? ''));
    expect(other.answer).toMatchObject({ result: true, signed_in: false, redirect: null });
    expect(other.setCookies).toEqual([]);
    expect((await first.send('GET', '/api/auth/v1/register/state')).answer).toMatchObject({ state: 'confirmed' });
  });

  it('answers alike for a known and an unknown address', async () => {
    const browser = new TestBrowser(app);
    const [known, unknown] = [await browser.register('Ann@Example.net'), await browser.register('nobody@example.net')];
    expect({ ...known, setCookies: [] }).toEqual({ ...unknown, setCookies: [] });
    expect(known.setCookies).toHaveLength(unknown.setCookies.length);
    expect((await browser.letters('Ann@Example.net'))[0]?.subject).toContain('already have an account');
    const wrong = [
      await browser.login('ann@example.net', 'wrongW1!x'),
      await browser.login('none@example.net', 'wrongW1!x'),
    ];
    for (const one of wrong)
      expect(one).toMatchObject({
        status: 401,
        answer: { code: 'E_UNAUTHORIZED', message: 'Wrong email or password' },
        setCookies: [],
      });
    const reset = async (email: string) =>
      browser.send('POST', '/api/auth/v1/reset/request', { recaptcha: await browser.captcha(), email });
    expect(await reset('ann@example.net')).toEqual(await reset('none@example.net'));
  });

  it.each([
    {},
    { email: 'ann@example.net' },
    { token: 'x' },
    { email: 'nonsense', token: 'x' },
    { email: 'ann@example.net', token: 'x' },
  ])('says one thing of the bad link %j', async (form: Record<string, string>) => {
    const browser = new TestBrowser(app);
    expect(await browser.send('POST', CONFIRM, form)).toMatchObject(badLink);
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const sent = { recaptcha: await browser.captcha(), ...passwords, ...form };
    expect(await browser.send('POST', '/user/reset', sent)).toMatchObject(badLink);
    // Only what might be a link is worth a captcha.
    const isWhole = form['email'] === 'ann@example.net' && form['token'] !== undefined;
    expect(await browser.send('POST', '/user/reset', { ...sent, recaptcha: 'x' })).toMatchObject(
      isWhole ? { answer: { code: 'E_CAPTCHA' } } : badLink,
    );
  });

  it('takes a captcha once, and none that it did not sign', async () => {
    const browser = new TestBrowser(app);
    const recaptcha = await browser.captcha();
    const form = { recaptcha, email: 'ann@example.net', password: PASSWORD };
    expect((await browser.send('POST', '/api/auth/v1/login', form)).status).toBe(200);
    // Another server over the same database knows what was used.
    const restarted = new TestBrowser(app);
    expect((await restarted.send('POST', '/api/auth/v1/login', form)).answer).toMatchObject({ code: 'E_CAPTCHA' });
    const forged = JSON.parse(Buffer.from(await browser.captcha(), 'base64').toString()) as {
      challenge: { signature: string };
    };
    forged.challenge.signature = '00';
    const answer = Buffer.from(JSON.stringify(forged)).toString('base64');
    expect((await restarted.send('POST', '/api/auth/v1/login', { ...form, recaptcha: answer })).answer).toMatchObject({
      code: 'E_CAPTCHA',
    });
  });

  it('gives a new secret at each log-in, and ends the former', async () => {
    const browser = new TestBrowser(app);
    browser.cookies.set('__Host-session', 'planted-by-somebody-else');
    await browser.login('ann@example.net');
    const first = browser.cookies.get('__Host-session') ?? '';
    expect(first).not.toBe('planted-by-somebody-else');
    await browser.login('ann@example.net');
    const old = new TestBrowser(app);
    old.cookies.set('__Host-session', first);
    expect((await old.send('GET', SESSION)).status).toBe(401);
    expect((await browser.send('GET', SESSION)).status).toBe(200);
  });

  it('refuses writes of other sites', async () => {
    const browser = new TestBrowser(app);
    await browser.login('ann@example.net');
    for (const origin of ['', 'https://evil.example', 'null'])
      expect((await browser.send('POST', '/api/auth/v1/logout', {}, { origin })).status, origin).toBe(403);
    expect((await browser.send('GET', SESSION)).status).toBe(200);
    const same = { origin: '', 'sec-fetch-site': 'same-origin' };
    expect((await browser.send('POST', '/api/auth/v1/logout', {}, same)).status).toBe(200);
    expect((await browser.send('GET', SESSION)).status).toBe(401);
    const stranger = new TestBrowser(app);
    const form = { recaptcha: await stranger.captcha(), email: 'ann@example.net', password: PASSWORD };
    expect((await stranger.send('POST', '/api/auth/v1/login', form, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
  });

  it('sets a password by a link once, and ends every session', async () => {
    const browser = new TestBrowser(app);
    await browser.login('ann@example.net');
    const other = new TestBrowser(app);
    await other.send('POST', '/api/auth/v1/reset/request', {
      recaptcha: await other.captcha(),
      email: 'ann@example.net',
    });
    const link = linkIn((await other.letters('ann@example.net'))[0]?.text ?? '');
    const set = async (password: string, more = link) =>
      other.send('POST', '/user/reset', {
        recaptcha: await other.captcha(),
        password,
        confirmPassword: password,
        ...more,
      });
    expect((await set(NEW_PASSWORD, { ...link, email: 'bob@example.net' })).answer).toMatchObject({
      code: 'E_FORM_INVALID',
    });
    expect(await set(NEW_PASSWORD)).toMatchObject({ status: 200, answer: { result: true } });
    expect(await set(PASSWORD)).toMatchObject(badLink);
    expect((await browser.send('GET', SESSION)).status).toBe(401);
    expect((await browser.login('ann@example.net')).status).toBe(401);
    expect((await browser.login('ann@example.net', NEW_PASSWORD)).status).toBe(200);
  });

  it('changes a password, after which a link to set one opens nothing', async () => {
    const [browser, other] = [new TestBrowser(app), new TestBrowser(app)];
    await other.send('POST', '/api/auth/v1/reset/request', {
      recaptcha: await other.captcha(),
      email: 'bob@example.net',
    });
    const link = linkIn((await other.letters('bob@example.net'))[0]?.text ?? '');
    await browser.login('bob@example.net');
    const change = { current: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await browser.send('POST', '/api/auth/v1/password', change)).status).toBe(200);
    const set = { recaptcha: await other.captcha(), password: PASSWORD, confirmPassword: PASSWORD, ...link };
    expect(await other.send('POST', '/user/reset', set)).toMatchObject(badLink);
    const back = { current: NEW_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await browser.send('POST', '/api/auth/v1/password', back)).status).toBe(200);
  });

  it('locks out who guesses, never the owner', async () => {
    const guesser = new TestBrowser(app, '198.51.100.7');
    let status = 0;
    for (let i = 0; i < 12 && status !== 429; i += 1)
      ({ status } = await guesser.login('ann@example.net', `wrongW1!${i}`));
    expect(status).toBe(429);
    expect((await new TestBrowser(app).login('ann@example.net', NEW_PASSWORD)).status).toBe(200);
  });

  it('ends sessions that are not used', async () => {
    const browser = new TestBrowser(app);
    await browser.login('bob@example.net');
    now += 13 * 86_400_000;
    expect((await browser.send('GET', SESSION)).status).toBe(200);
    now += 13 * 86_400_000;
    expect((await browser.send('GET', SESSION)).status).toBe(200);
    now += 15 * 86_400_000;
    expect((await browser.send('GET', SESSION)).status).toBe(401);
  });

  it('lists sessions and ends them, one by one and all others', async () => {
    const [here, there] = [new TestBrowser(app), new TestBrowser(app)];
    for (const browser of [here, there]) await browser.login('bob@example.net');
    const list = async () =>
      (await here.send('GET', '/api/auth/v1/sessions')).answer['data'] as { id: string; current: boolean }[];
    const all = await list();
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    const other = all.find(({ current }) => !current)?.id ?? '';
    expect((await new TestBrowser(app).send('DELETE', `/api/auth/v1/sessions/${other}`)).status).toBe(401);
    const stranger = new TestBrowser(app);
    await stranger.login('ann@example.net', NEW_PASSWORD);
    expect((await stranger.send('DELETE', `/api/auth/v1/sessions/${other}`)).status).toBe(404);
    expect((await here.send('DELETE', `/api/auth/v1/sessions/${other}`)).status).toBe(200);
    expect((await there.send('GET', SESSION)).status).toBe(401);
    await there.login('bob@example.net');
    await here.send('DELETE', '/api/auth/v1/sessions');
    expect(await list()).toHaveLength(1);
  });

  it('makes tokens that only do what they may, until they are revoked or expire', async () => {
    const browser = new TestBrowser(app);
    await browser.login('bob@example.net');
    const headers = { authorization: 'x', 'content-type': 'application/json', origin: ORIGIN };
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const make = async (body: object) => {
      const init = { method: 'POST', headers: { ...headers, authorization: '', cookie }, body: JSON.stringify(body) };
      return (await (await app.request('/api/auth/v1/tokens', init)).json()) as { token: string; id: string };
    };
    const { token, id } = await make({ name: 'cron', days: 1 });
    expect(token).toMatch(/^rg_[\w-]{43}$/);
    expect(JSON.stringify((await browser.send('GET', '/api/auth/v1/tokens')).answer)).not.toContain(token);
    const program = new TestBrowser(app);
    for (const shown of [{ authorization: `Bearer ${token}` }, { 'qradar-api-key': token }] as Record<
      string,
      string
    >[]) {
      expect((await program.send('GET', SESSION, undefined, { origin: '', ...shown })).answer).toMatchObject({
        email: 'bob@example.net',
      });
      expect((await program.send('GET', '/v1/scan/types', undefined, shown)).status).toBe(200);
      expect((await program.send('GET', '/api/auth/v1/sessions', undefined, shown)).status).toBe(403);
    }
    const { answer } = await browser.send('GET', '/api/auth/v1/token');
    const passing = { 'qradar-api-key': String(answer['token']) };
    expect((await program.send('GET', '/openapi-config.json', undefined, passing)).status).toBe(200);
    const inAddress = (token: string) => program.send('GET', `/openapi-config.json?token=${token}`);
    expect((await inAddress(String(answer['token']))).status).toBe(200);
    expect((await inAddress('')).status).toBe(200);
    expect((await inAddress('made-up')).status).toBe(401);
    now += 11 * 60_000;
    expect((await inAddress(String(answer['token']))).status).toBe(401);
    expect((await program.send('GET', '/openapi-config.json', undefined, passing)).status).toBe(401);
    await browser.send('DELETE', `/api/auth/v1/tokens/${id}`);
    expect((await program.send('GET', SESSION, undefined, { 'qradar-api-key': token })).status).toBe(401);
  });

  it('asks who signed in long ago again before a dangerous step, and lets a deletion be undone', async () => {
    const browser = new TestBrowser(app);
    await browser.login('bob@example.net');
    now += 16 * 60_000;
    const leave = () => browser.send('POST', '/api/auth/v1/account/delete');
    expect((await leave()).answer).toMatchObject({ code: 'E_RECENT_SIGN_IN' });
    const prove = (password: string) => browser.send('POST', '/api/auth/v1/session/confirm', { password });
    expect((await prove('wrongW1!')).status).toBe(400);
    expect((await prove(PASSWORD)).status).toBe(200);
    expect((await leave()).status).toBe(200);
    expect((await browser.send('GET', '/api/auth/v1/profile')).answer['erased_at']).toEqual(expect.any(String));
    await browser.send('POST', '/api/auth/v1/account/undo-deletion');
    expect((await browser.send('GET', '/api/auth/v1/profile')).answer['erased_at']).toBe(null);
  });

  it('shows the outbox to the machine and to nobody who came through a proxy', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'rebound.example' },
    ] as Record<string, string>[])
      expect((await app.request('/dev/outbox', { headers })).status).toBe(403);
    expect((await app.request(`${ORIGIN}/dev/outbox`)).status).toBe(200);
  });

  it('logs no secret', () => {
    expect(heard.join('\n')).not.toMatch(/abcD1234|xyzA9876|token=/);
  });
});
