import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fits, ROBOT, send } from './forms.ts';
import { tabTo } from './keys.ts';
import { operate } from './operator.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const ADMIN = 'root@example.net';
const OTHER = 'root@example.org';
const PASSWORD = 'abcD1234!';
const WEAK =
  'Password must include three lowercase letters, an uppercase letter, a digit, one special character and be at least eight characters long';

let folder: string;
let server: OwnServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-pages-'));
  server = await startOwnServer({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }));

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`);

async function letters(page: Page, to: string): Promise<readonly { subject: string; text: string }[]> {
  const { data } = (await (await page.request.get(`${server.origin}/dev/outbox`)).json()) as {
    data: { to: string; subject: string; text: string }[];
  };
  return data.filter((letter) => letter.to === to);
}
const linkIn = (text = ''): string => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';

async function enterAsAdmin(page: Page): Promise<void> {
  if ((await operate({ DATA_DIR: folder }, 'adminCommand.ts', 'list')).includes('no administrator')) {
    const link = new URL(linkIn(await operate({ DATA_DIR: folder }, 'adminCommand.ts', 'create', ADMIN)));
    await open(page, `${link.pathname}${link.search}`);
    await send(page, { 'New password': PASSWORD, 'Confirm password': PASSWORD }, 'Set password', [ROBOT]);
    await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  }
  await open(page, '/auth/login?redirect=%2Fadmin%2Fserver');
  await send(page, { Email: ADMIN, Password: PASSWORD }, 'Log In', [ROBOT]);
  await expect(page).toHaveURL(`${server.origin}/admin/server`);
}

for (const [name, path, texts] of [
  [
    'a confirmation that does not work',
    '/auth/registration?email=a%40b.example&token=wrong',
    ['Invalid email or token', 'An error occurred while performing the confirmation. Please check the link.'],
  ],
  ['a confirmation without an address', '/auth/registration', ['Invalid email or token', 'E_FORM_INVALID']],
  [
    'a link to set a password without its token',
    '/auth/setup-password?email=a%40b.example',
    ['An error occurred while changing the password, please check the link you used and try again.'],
  ],
  ['a contact’s link that does not work', '/access/domain/nobody/wrong', ['This link does not work', 'E_FORM_INVALID']],
  ['a change of address without its token', '/auth/email?email=a%40b.example', ['This link is incomplete']],
] as const)
  test(`says of ${name} what is specified`, async ({ page }) => {
    await open(page, path);
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
    await fits(page);
  });

test('lists of the account and of administrators lead from a page beyond the end to the first', async ({ page }) => {
  await enterAsAdmin(page);
  for (const [path, parameter] of [
    ['/user/messages', 'page'],
    ['/admin/users', 'page'],
    ['/admin/inbox', 'page'],
    ['/admin/as-requests', 'page'],
    ['/admin/domain-requests', 'page'],
    ['/admin/trials', 'session-page'],
    ['/admin/trials', 'trial-page'],
    ['/admin/bills', 'page'],
    ['/admin/subscriptions', 'page'],
    ['/admin/outbox', 'page'],
    ['/admin/outbox', 'job-page'],
    ['/admin/suppressions', 'page'],
    ['/admin/announcements', 'page'],
    ['/admin/visits', 'page'],
  ] as const) {
    await open(page, `${path}?${parameter}=9`);
    await expect(page).toHaveURL(`${server.origin}${path}`);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
});

test('a wrong link to change the address shows the specified text, and only after a press', async ({ page }) => {
  await open(page, '/auth/email?email=a%40b.example&token=wrong');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await send(page, {}, 'Agree');
  await expect(page.getByRole('main')).toContainText('Invalid email or token');
});

test('a confirmation that fails for no given reason has the code for that', async ({ page }) => {
  await page.route('**/api/auth/v1/register/confirm', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/auth/registration?email=a%40b.example&token=any');
  for (const text of ['Something went wrong', 'E_OTHER']) await expect(page.getByRole('main')).toContainText(text);
});

for (const [path, text] of [
  ['/speakers', 'No Data to display'],
  ['/speakers?q=nowhere', 'No data found'],
] as const)
  test(`says "${text}" at ${path} where nothing is loaded`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(text)).toBeVisible();
  });

for (const [answer, words] of [
  [{ error: 'The error field', message: 'The message field' }, 'The error field'],
  [{ message: 'The message field' }, 'The message field'],
  [{}, 'Something went wrong'],
] as const)
  test(`a refusal with ${JSON.stringify(answer)} shows "${words}"`, async ({ page }) => {
    await page.route('**/api/auth/v1/reset/request', (route) => route.fulfill({ status: 500, json: answer }));
    await open(page, '/auth/reset-password');
    await send(page, { Email: 'ada@example.net' }, 'Send link', [ROBOT]);
    await expect(page.getByText(words).first()).toBeVisible();
  });

test('fields say what is wrong with them in the specified words', async ({ page }) => {
  await open(page, '/auth/register');
  const main = page.getByRole('main');
  await send(page, { Email: 'noc', Password: 'weak', 'Confirm password': 'other' }, 'Sign Up', [/^I accept/, ROBOT]);
  for (const words of ['Enter a valid email', WEAK, 'Passwords do not match', 'Required field'])
    await expect(main.getByText(words).first()).toBeVisible();
  await open(page, '/ask-an-expert');
  await send(page, { Email: 'ada@example.net', Phone: '020' }, 'Send', [/^I accept/, ROBOT]);
  for (const words of ['Enter a valid phone', 'Required field'])
    await expect(main.getByText(words).first()).toBeVisible();
});

test('a guest asks an expert and sends feedback, by keys at 320 px; an administrator answers', async ({ page }) => {
  await open(page, '/ask-an-expert');
  await fits(page);
  const question = { Email: 'ada@example.net', Message: 'How do I sign my prefixes?' };
  await send(page, question, 'Send', [/^I accept/, ROBOT]);
  await expect(page.getByText('We will contact you by provided email address.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Contact us' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form).toBeVisible();
  const feedback = { Name: 'Ada', Email: 'ada@example.net', Subject: 'Well done', Message: 'I like the graph.' };
  await send(page, feedback, 'Send', [ROBOT], form);
  await expect(page.getByText('We will contact you by provided email address.').last()).toBeVisible();

  await enterAsAdmin(page);
  await open(page, '/admin/inbox');
  await fits(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Well done')).toBeVisible();
  await main
    .getByRole('link', { name: /expert|sign my prefixes/i })
    .first()
    .press('Enter');
  await expect(main).toContainText('How do I sign my prefixes?');
  // The link that led here is gone.
  await expect(main.getByRole('group', { name: 'Inbox' })).toBeFocused();
  await send(page, { Answer: 'Make a ROA at your registry.' }, 'Send');
  await expect(main.getByText('Make a ROA at your registry.')).toBeVisible();
  await expect.poll(async () => (await letters(page, 'ada@example.net')).at(0)?.text).toContain('Make a ROA');
});

test('an administrator sees the server, accounts with their sessions, and suppressed addresses', async ({ page }) => {
  await enterAsAdmin(page);
  const main = page.getByRole('main');
  await expect(main.getByText('No mail server is set')).toBeVisible();
  await expect(main.getByText('PGlite (embedded)')).toBeVisible();
  await fits(page);

  await open(page, '/admin/users');
  await main.getByRole('button', { name: `Actions for ${ADMIN}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Show sessions' }).press('Enter');
  await expect(main.getByRole('heading', { name: `Sessions of ${ADMIN}` })).toBeVisible();
  await expect(main.getByText('This browser')).toBeVisible();
  await fits(page);
  await expect(main.getByRole('group', { name: 'Accounts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'All accounts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: `Actions for ${ADMIN}` })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Accounts' })).toBeFocused();

  await open(page, '/admin/suppressions');
  await expect(main.getByText('No suppressed addresses')).toBeVisible();
  await main.getByRole('button', { name: 'Suppress address' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Suppress address' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('noc@example.com');
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Allow mail to noc@example.com' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow mail' }).press('Enter');
  await expect(main.getByText('No suppressed addresses')).toBeVisible();
  await fits(page);
  await open(page, '/admin/trials');
  await expect(main.getByText('No sessions')).toBeVisible();
  await fits(page);
  await open(page, '/user/domains');
  await expect(main.getByText('No domains yet')).toBeVisible();
  await fits(page);
});

test('an invitation is accepted once, and the page goes on saying so', async ({ page }) => {
  await enterAsAdmin(page);
  let tries = 0;
  await page.route('**/cabinet/realtimefeeds/accept/*', (route) => {
    tries += 1;
    const [status, json] = tries === 1 ? [200, { result: true, as_of: new Date().toISOString() }] : [404, {}];
    return route.fulfill({ status, json });
  });
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/v1/session'));
  await open(page, '/subscription/permission?token=any');
  await expect(page.getByRole('main')).toContainText('You now have access to the network.');
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toContainText('You now have access to the network.');
  expect(tries).toBe(1);
  await fits(page);
});

test('an address is changed once both addresses agree, each by a press', async ({ page }) => {
  await enterAsAdmin(page);
  await open(page, '/user/profile');
  const main = page.getByRole('main');
  await send(page, { 'New email': OTHER }, 'Change email');
  await expect.poll(async () => (await letters(page, OTHER)).length).toBe(1);
  const links = [linkIn((await letters(page, ADMIN))[0]?.text), linkIn((await letters(page, OTHER))[0]?.text)];
  for (const [index, link] of links.entries()) {
    await page.goto(link);
    await fits(page);
    await send(page, {}, 'Agree');
    await expect(main).toContainText(index === 0 ? 'You agreed to the change' : 'Your email is changed');
  }
  await open(page, '/user/profile');
  await expect(main).toContainText(OTHER);
});
