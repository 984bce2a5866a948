import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { linkIn, PASSWORD, TestBrowser } from '../apps/server/test/accounts.ts';
import { operate } from './operator.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

/** Markup that a page would carry out if it took the name for markup. */
const NAME = `"'><img src=x onerror=window.struck=1><svg onload=window.struck=1>`;
const ANN = 'ann@example.net';
const ADMIN = 'root@example.net';

let folder: string;
let server: OwnServer;
let thread = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-names-'));
  server = await startOwnServer({ DATA_DIR: folder });
  await fillEveryField();
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A client of the API at the server, without a browser. */
function client(): TestBrowser {
  return new TestBrowser({
    request(path, init = {}) {
      const headers = new Headers(init.headers);
      if (headers.has('origin')) headers.set('origin', server.origin);
      return fetch(server.origin + path, { ...init, headers, redirect: 'manual' });
    },
  });
}

async function fillEveryField(): Promise<void> {
  const ann = client();
  await ann.register(ANN, { firstname: NAME, lastname: NAME, position: NAME });
  await ann.send('POST', '/api/auth/v1/register/confirm', linkIn((await ann.letters(ANN))[0]?.text ?? ''));
  const done = await Promise.all([
    ann.sendJson('POST', '/api/auth/v1/tokens', { name: NAME, scope: 'read' }),
    ann.send('POST', '/api/auth/v1/threads', { subject: NAME, message: NAME }),
    ann.send('POST', '/user/feedback', { subject: NAME, message: NAME }),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  thread = String(done[1].answer['id']);
  const guest = client();
  const asked = { name: NAME, email: 'guest@example.net', subject: NAME, message: NAME };
  const form = { ...asked, 'g-recaptcha-response': await guest.captcha() };
  expect((await guest.send('POST', '/user/feedback', form)).status).toBe(200);

  const printed = await operate({ DATA_DIR: folder }, 'adminCommand.ts', 'create', ADMIN);
  const root = client();
  const password = { password: PASSWORD, confirmPassword: PASSWORD, recaptcha: await root.captcha() };
  expect((await root.send('POST', '/user/reset', { ...password, ...linkIn(printed) })).status).toBe(200);
  await root.login(ADMIN);
  const reply = await root.send('POST', `/api/admin/v1/inbox/${thread}/messages`, { message: NAME });
  expect(reply.status).toBe(200);
  const suppressed = { email: 'gone@example.net', reason: NAME };
  expect((await root.send('POST', '/api/admin/v1/suppressions', suppressed)).status).toBe(200);
  await client().register('bob@example.net', { firstname: NAME });
  const bob = client();
  await bob.send(
    'POST',
    '/api/auth/v1/register/confirm',
    linkIn((await bob.letters('bob@example.net'))[0]?.text ?? ''),
  );
  const { data } = (await root.send('GET', '/api/admin/v1/users?q=bob@')).answer as { data: { id: string }[] };
  const blocked = await root.send('POST', `/api/admin/v1/users/${data[0]?.id}/block`, { reason: NAME });
  expect(blocked.status).toBe(200);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/auth/login`);
  const form = { email, password: PASSWORD, recaptcha: await client().captcha() };
  const status = await page.evaluate(async (fields) => {
    const body = new URLSearchParams(fields);
    return (await fetch('/api/auth/v1/login', { method: 'POST', body })).status;
  }, form);
  expect(status).toBe(200);
}

/** Opens a page that shows a stored name, and sees it as the text that it is. */
async function expectText(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  const main = page.getByRole('main');
  const asText = main.getByText('<img src=x onerror=window.struck=1>', { exact: false });
  const inField = main
    .locator('input')
    .evaluateAll((inputs) => inputs.some((input) => (input as HTMLInputElement).value.includes('<img')));
  await expect.poll(async () => (await asText.count()) > 0 || (await inField), `${path} shows the name`).toBe(true);
  expect(await page.locator('img[src="x"], svg[onload]').count(), path).toBe(0);
  expect(await page.evaluate(() => 'struck' in window), path).toBe(false);
}

test('no stored name is markup: in the pages of its account', async ({ page }) => {
  await logIn(page, ANN);
  for (const path of ['/user/profile', '/user/messages', `/user/messages?thread=${thread}`])
    await expectText(page, path);
});

test('no stored name is markup: in the pages of administration', async ({ page }) => {
  await logIn(page, ADMIN);
  for (const path of [
    '/admin/users',
    '/admin/inbox',
    `/admin/inbox?thread=${thread}`,
    '/admin/outbox',
    '/admin/suppressions',
    '/admin/audit?q=user.blocked',
  ])
    await expectText(page, path);
});
