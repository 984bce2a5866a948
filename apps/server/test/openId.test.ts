import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../src/accounts/keys.ts';
import { peeringDb } from '../src/accounts/openId/provider.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { hashOf } from '../src/accounts/token.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { type OidcServer, startOidcServer, throughProvider } from './oidcServer.ts';
import { appOver } from './talk.ts';

const SITE = 'http://localhost';
const at = (id: string, step: string) => `/api/auth/v1/oidc/${id}/${step}`;
const SESSION = '/api/auth/v1/session';

describe.each(engines())('providers over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let good: OidcServer;
  let other: OidcServer;
  let pdb: Server;
  let profile: object = {};
  let now = Date.now();
  const heard: string[] = [];

  beforeAll(async () => {
    ({ store, remove } = await open());
    good = await startOidcServer([`${SITE}${at('good', 'callback')}`]);
    other = await startOidcServer([`${SITE}${at('other', 'callback')}`]);
    pdb = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/oauth2/token/') response.end('{"access_token":"pdb-token","token_type":"Bearer"}');
      else if (request.headers.authorization === 'Bearer pdb-token') response.end(JSON.stringify(profile));
      else response.writeHead(401).end('{}');
    });
    await new Promise<void>((resolve) => pdb.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(pdb.address() as AddressInfo).port}`;
    const settings = ({ issuer, clientId, clientSecret }: OidcServer) => ({ issuer, clientId, clientSecret });
    const scope = 'openid email profile';
    const accounts = lightAccounts(store, {
      keys: keysOf('test'),
      clock: () => now,
      log: (line) => heard.push(line),
      providers: [
        { id: 'good', name: 'Good', scope, ...settings(good) },
        { id: 'other', name: 'Other', scope, ...settings(other) },
        { id: 'away', name: 'Away', scope, ...settings(good), issuer: 'http://127.0.0.1:9' },
        peeringDb('pdb', 'pdb-secret', base),
      ],
    });
    app = appOver(store, { accounts, clock: () => now, log: (line) => heard.push(line) });
    await new TestBrowser(app).signUp('ann@example.net');
  });
  afterAll(async () => {
    await Promise.all([good.close(), other.close(), new Promise((resolve) => pdb.close(resolve))]);
    await remove();
  });
  beforeEach(() => {
    Object.assign(good.known, { sub: 'person-1', email: 'pat@example.net', email_verified: true });
  });

  /** Signs in at a provider and returns the link back, which has not been opened yet. */
  async function wayBack(browser: TestBrowser, { id, issuer }: { id: string; issuer: string }, redirect = '/as/3356') {
    const { status, location } = await browser.go(`${at(id, 'start')}?redirect=${encodeURIComponent(redirect)}`);
    expect(status, location).toBe(302);
    return (await throughProvider(location, issuer)).replace(SITE, '');
  }
  const ofGood = () => ({ id: 'good', issuer: good.issuer });
  const enter = async (browser: TestBrowser, redirect?: string) =>
    browser.go(await wayBack(browser, ofGood(), redirect));
  const JOIN = '/api/auth/v1/oidc/join';
  const isThere = async (email: string) =>
    (await accountStore(store).db.selectFrom('account').select('id').where('email_key', '=', email).execute()).length >
    0;

  it('make no account before the privacy policy is accepted, in the browser that came back, once and soon', async () => {
    Object.assign(good.known, { sub: 'newcomer', email: 'new@example.net' });
    const browser = new TestBrowser(app);
    expect((await enter(browser)).location).toBe('/auth/login?step=terms&redirect=%2Fas%2F3356');
    expect(await isThere('new@example.net')).toBe(false);
    expect((await browser.send('GET', SESSION)).status).toBe(401);
    const refused = await browser.send('POST', JOIN, {});
    expect(refused).toMatchObject({ status: 400, answer: { code: 'E_FORM_INVALID' } });
    const agreed = { privacy: 'true' };
    const expired = { status: 401, answer: { code: 'E_UNAUTHORIZED' } };
    expect(await new TestBrowser(app).send('POST', JOIN, agreed)).toMatchObject(expired);
    expect(await isThere('new@example.net')).toBe(false);
    expect(await browser.send('POST', JOIN, agreed)).toMatchObject({
      status: 200,
      answer: { email: 'new@example.net' },
    });
    const kept = await accountStore(store)
      .db.selectFrom('account')
      .select(['privacy_at', 'privacy_version'])
      .where('email_key', '=', 'new@example.net')
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      privacy_at: new Date(now),
      privacy_version: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
    });
    expect(await browser.send('POST', JOIN, agreed)).toMatchObject(expired);
    Object.assign(good.known, { sub: 'slow', email: 'slow@example.net' });
    const slow = new TestBrowser(app);
    await enter(slow);
    now += 11 * 60_000;
    expect(await slow.send('POST', JOIN, agreed)).toMatchObject(expired);
    expect(await isThere('slow@example.net')).toBe(false);
  });

  it('make an account of whom they know, and sign in by the same one the next time', async () => {
    const browser = new TestBrowser(app);
    await enter(browser);
    await browser.send('POST', JOIN, { privacy: 'true' });
    expect((await browser.send('GET', SESSION)).answer).toMatchObject({ email: 'pat@example.net', firstname: 'Pat' });
    good.known.email = 'renamed@example.net';
    const again = new TestBrowser(app);
    await enter(again);
    expect((await again.send('GET', SESSION)).answer).toMatchObject({ email: 'pat@example.net' });
    expect((await again.send('GET', '/api/auth/v1/sessions')).answer['data']).toContainEqual(
      expect.objectContaining({ method: 'oidc', current: true }),
    );
  });

  it('open the account of an address that they have checked, and tell its owner', async () => {
    Object.assign(good.known, { sub: 'ann-there', email: 'Ann@Example.net' });
    const browser = new TestBrowser(app);
    await enter(browser);
    expect((await browser.send('GET', SESSION)).answer).toMatchObject({ email: 'ann@example.net' });
    expect((await browser.letters('ann@example.net'))[0]?.subject).toContain('logged in to with Good');
  });

  it('open nothing for an address that they have not checked', async () => {
    Object.assign(good.known, { sub: 'liar', email: 'ann@example.net', email_verified: false });
    const browser = new TestBrowser(app);
    expect((await enter(browser)).location).toBe('/auth/login?error=no-address&redirect=%2Fas%2F3356');
    expect((await browser.send('GET', SESSION)).status).toBe(401);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'lead back to this site alone, not to %s',
    async (redirect) => expect((await enter(new TestBrowser(app), redirect)).location).toBe('/'),
  );

  it('sign in once by one way back, in the browser that began, and not long after', async () => {
    const browser = new TestBrowser(app);
    const way = await wayBack(browser, ofGood());
    const stranger = new TestBrowser(app);
    expect((await stranger.go(way)).location).toContain('error=expired');
    expect((await browser.go(way)).location).toContain('error=expired');
    const second = await wayBack(browser, ofGood());
    expect((await browser.go(second)).location).toBe('/as/3356');
    expect((await browser.go(second)).location).toContain('error=expired');
    const late = new TestBrowser(app);
    const slow = await wayBack(late, ofGood());
    now += 11 * 60_000;
    expect((await late.go(slow)).location).toContain('error=expired');
  });

  it('refuse a state that was not given out, a code that is none and the way back of another provider', async () => {
    const browser = new TestBrowser(app);
    const forged = new URL(await wayBack(browser, ofGood()), SITE);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.go(`${forged.pathname}${forged.search}`)).location).toContain('error=expired');
    const wrong = new URL(await wayBack(browser, ofGood()), SITE);
    wrong.searchParams.set('code', 'nonsense');
    expect((await browser.go(`${wrong.pathname}${wrong.search}`)).location).toContain('error=failed');
    // Mix-up: the answer of one provider is carried to the address of another.
    const mixed = (await wayBack(browser, ofGood())).replace('/good/', '/other/');
    expect((await browser.go(mixed)).location).toContain('error=expired');
    const issuer = new URL(await wayBack(browser, ofGood()), SITE);
    issuer.searchParams.set('iss', other.issuer);
    expect((await browser.go(`${issuer.pathname}${issuer.search}`)).location).toContain('error=failed');
    expect((await browser.send('GET', SESSION)).status).toBe(401);
  });

  it('refuse a code that was given for another sign-in: its nonce and its verifier do not fit', async () => {
    const [thief, victim] = [new TestBrowser(app), new TestBrowser(app)];
    const stolen = new URL(await wayBack(victim, ofGood()), SITE).searchParams.get('code') ?? '';
    const own = new URL(await wayBack(thief, ofGood()), SITE);
    own.searchParams.set('code', stolen);
    expect((await thief.go(`${own.pathname}${own.search}`)).location).toContain('error=failed');
    // With the right verifier, the nonce alone stands in the way.
    const accounts = accountStore(store);
    const way = new URL(await wayBack(thief, ofGood()), SITE);
    const begun = accounts.db.selectFrom('ceremony').select('data');
    const hash = hashOf(way.searchParams.get('state') ?? '');
    const { data } = await begun.where('token_hash', '=', hash).executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...(JSON.parse(data) as object), nonce: 'another' });
    await accounts.write((queries) =>
      queries.updateTable('ceremony').set({ data: changed }).where('token_hash', '=', hash).execute(),
    );
    expect((await thief.go(`${way.pathname}${way.search}`)).location).toContain('error=failed');
    expect((await thief.send('GET', SESSION)).status).toBe(401);
  });

  it('send a challenge of PKCE, a state and a nonce', async () => {
    const { location } = await new TestBrowser(app).go(at('good', 'start'));
    const { searchParams } = new URL(location);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThan(40);
  });

  it('lead to the log-in when the person refuses, and say when they do not answer', async () => {
    const browser = new TestBrowser(app);
    const way = new URL(await wayBack(browser, ofGood()), SITE);
    const state = way.searchParams.get('state') ?? '';
    expect((await browser.go(`${at('good', 'callback')}?error=access_denied&state=${state}`)).location).toContain(
      'error=refused',
    );
    const away = await browser.send('GET', at('away', 'start'));
    expect(away).toMatchObject({ status: 502, answer: { code: 'E_UNREACHABLE' } });
    expect((await browser.send('GET', at('none', 'start'))).status).toBe(404);
  });

  it('do not stand in for the second factor', async () => {
    const browser = new TestBrowser(app);
    await enter(browser);
    await accountStore(store).write((queries) =>
      queries
        .updateTable('account')
        .set({ totp_secret: keysOf('test').encrypt('JBSWY3DPEHPK3PXP'), totp_since: new Date(now) })
        .where('email_key', '=', 'pat@example.net')
        .execute(),
    );
    const next = new TestBrowser(app);
    expect((await enter(next)).location).toBe('/auth/login?step=code&redirect=%2Fas%2F3356');
    expect((await next.send('GET', SESSION)).status).toBe(401);
  });

  it('PeeringDB names the networks that somebody acts for, as of the last sign-in', async () => {
    const fromPdb = async (browser = new TestBrowser(app)) => {
      const { location } = await browser.go(at('peeringdb', 'start'));
      const asked = new URL(location);
      expect(asked.searchParams.get('scope')).toBe('profile email networks');
      return browser.go(`${at('peeringdb', 'callback')}?code=x&state=${asked.searchParams.get('state') ?? ''}`);
    };
    const person = { id: 3, given_name: 'Net', family_name: 'Op', email: 'net@example.net', verified_email: true };
    const bad = [{ asn: -1 }, { asn: 'x' }, 7, null];
    profile = { ...person, networks: [{ asn: 64_500, perms: 15 }, { asn: 64_501, perms: 4 }, ...bad] };
    const newcomer = new TestBrowser(app);
    expect((await fromPdb(newcomer)).location).toBe('/auth/login?step=terms');
    await newcomer.send('POST', JOIN, { privacy: 'true' });
    const claims = () =>
      accountStore(store).db.selectFrom('claimed_network').select(['asn', 'permissions']).orderBy('asn').execute();
    expect(await claims()).toEqual([
      { asn: 64_500, permissions: 15 },
      { asn: 64_501, permissions: 4 },
    ]);
    profile = { ...person, networks: [{ asn: 64_501, perms: 4 }] };
    expect((await fromPdb()).location).toBe('/');
    expect(await claims()).toEqual([{ asn: 64_501, permissions: 4 }]);
    profile = { ...person, id: 4, verified_email: false };
    expect((await fromPdb()).location).toContain('error=no-address');
    profile = { name: 'Nobody' };
    expect((await fromPdb()).location).toContain('error=failed');
  });

  it('are named where people log in, and their secrets nowhere', async () => {
    const { answer } = await new TestBrowser(app).send('GET', '/api/auth/v1/methods');
    expect(answer['providers']).toContainEqual({ id: 'peeringdb', name: 'PeeringDB' });
    expect(`${JSON.stringify(answer)} ${heard.join('\n')}`).not.toMatch(/pdb-secret|pdb-token|that-only-tests-know/);
  });
});
