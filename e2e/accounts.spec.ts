import { expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const EMAIL = 'ada@example.net';
const FIRST = 'abcD1234!';
const SECOND = 'xyzA9876#';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.end());

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`);

/** The link of the newest letter. */
async function linkOf(page: Page, subject: string): Promise<string> {
  const { data } = (await (await page.request.get(`${server.origin}/dev/outbox`)).json()) as {
    data: { to: string; subject: string; text: string }[];
  };
  const letter = data.find((each) => each.to === EMAIL);
  expect(letter?.subject).toContain(subject);
  return /https?:\/\/\S+token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
}

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(text);
};

/** Ticks a box by its key, and sends the form once its button may be pressed. */
async function proveAndSend(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

async function logIn(page: Page, password: string): Promise<void> {
  await fill(page, { Email: EMAIL, Password: password });
  await proveAndSend(page, 'Log In');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
}

test('a visitor signs up, confirms, logs out and in, sets a new password, and has a profile', async ({ page }) => {
  const unserved: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && (response.status() === 404 || response.status() >= 500))
      unserved.push(`${response.status()} ${pathname}`);
  });

  await open(page, '/user/profile');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await fill(page, { Email: EMAIL, 'First name': 'Ada', 'Last name': 'Brook', Position: 'Engineer' });
  await fill(page, { Password: FIRST, 'Confirm password': FIRST });
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space');
  await proveAndSend(page, 'Sign Up');
  await expect(page.getByRole('main')).toContainText(EMAIL);

  await page.goto(await linkOf(page, 'Confirm your address'));
  await expect(page).toHaveURL(`${server.origin}/user/profile`);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');

  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await logIn(page, SECOND);
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await logIn(page, FIRST);
  await expect(page).toHaveURL(`${server.origin}/user/profile`);
  await logOut(page);

  await open(page, '/auth/reset-password');
  await fill(page, { Email: EMAIL });
  await proveAndSend(page, 'Send link');
  await expect(page.getByText('Password reset link sent')).toBeVisible();
  await page.goto(await linkOf(page, 'Set a new password'));
  await fill(page, { 'New password': SECOND, 'Confirm password': SECOND });
  await proveAndSend(page, 'Set password');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await page.getByRole('link', { name: 'Login to account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await logIn(page, SECOND);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();

  await open(page, '/user/profile');
  await fill(page, { Position: 'Peering coordinator' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('Peering coordinator');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  // At a bare address browsers make none.
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0);

  await open(page, '/user/messages?thread=new');
  await fill(page, { Subject: 'Hello', Message: 'Is anybody there?' });
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('Is anybody there?');
  await expect(page.getByRole('group', { name: 'Messages', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'All messages' }).press('Enter');
  await expect(page.getByRole('link', { name: 'New message' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Messages', exact: true })).toBeFocused();
  expect(unserved).toEqual([]);
});
