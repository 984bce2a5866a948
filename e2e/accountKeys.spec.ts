import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type MailServer, startMailServer } from '../apps/server/test/mailServer.ts';
import { type OidcServer, startOidcServer } from '../apps/server/test/oidcServer.ts';
import { fits, press, ROBOT, send } from './forms.ts';
import { tabTo } from './keys.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const EMAIL = 'ada@example.net';
const FIRST = 'abcD1234!';
const SECOND = 'xyzA9876#';

let server: OwnServer;
let mail: MailServer;
let oidc: OidcServer;
/** Passkeys need a name: a bare address has none. */
let origin = '';

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  mail = await startMailServer();
  oidc = await startOidcServer([`${origin}/api/auth/v1/oidc/oidc/callback`]);
  server = await startOwnServer({
    PORT: String(port),
    SMTP_URL: mail.url,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
    OIDC_NAME: 'Example ID',
  });
});
test.afterAll(async () => {
  await server.end();
  await Promise.all([mail.close(), oidc.close()]);
});

async function freePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const address = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const open = (page: Page, path: string) => page.goto(`${origin}${path}`);

/** The link of the newest letter with a subject, once it has come. */
async function linkOf(subject: string): Promise<string> {
  const found = () => mail.letters.findLast((letter) => letter.subject.includes(subject));
  await expect.poll(() => found()?.to).toEqual([EMAIL]);
  return /https?:\/\/\S+token=\S+/.exec(found()?.text ?? '')?.[0] ?? '';
}

const logIn = (page: Page, password: string) => send(page, { Email: EMAIL, Password: password }, 'Log In', [ROBOT]);

test('an account from its first letter to its end, by keys at 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const main = page.getByRole('main');

  await test.step('signs up, and confirms on the way that was kept', async () => {
    await open(page, '/auth/register?redirect=%2Fuser%2Fprofile');
    await fits(page);
    await send(
      page,
      {
        Email: EMAIL,
        'First name': 'Ada',
        'Last name': 'Brook',
        Position: 'Engineer',
        Password: FIRST,
        'Confirm password': FIRST,
      },
      'Sign Up',
      [/^I accept/, ROBOT],
    );
    await expect(main).toContainText(EMAIL);
    await page.goto(await linkOf('Confirm your address'));
    await expect(page).toHaveURL(`${origin}/user/profile`);
    await fits(page);
  });

  await test.step('adds a passkey and logs in with it', async () => {
    await press(page, main.getByRole('button', { name: 'Add passkey' }));
    await page.keyboard.type('Work laptop');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Work laptop')).toBeVisible();
    await page.evaluate(() => fetch('/api/auth/v1/logout', { method: 'POST' }));
    await open(page, '/auth/login?redirect=%2Fuser%2Fprofile');
    await fits(page);
    await press(page, main.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(page).toHaveURL(`${origin}/user/profile`);
  });

  await test.step('a second tab signs both out', async () => {
    const second = await context.newPage();
    await second.setViewportSize({ width: 320, height: 700 });
    await second.goto(`${origin}/user/profile`);
    await press(second, second.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await press(second, second.getByRole('button', { name: 'Log out' }));
    await expect(page).toHaveURL(/\/auth\/login/);
    await second.close();
  });

  await test.step('a new password ends every session', async () => {
    await logIn(page, FIRST);
    await expect(page).toHaveURL(`${origin}/user/profile`);
    const guest = await context.browser()?.newContext();
    const other = await guest?.newPage();
    if (!other) throw new Error('There is no browser');
    await other.goto(`${origin}/auth/reset-password`);
    await send(other, { Email: EMAIL }, 'Send link', [ROBOT]);
    await expect(other.getByText('Password reset link sent')).toBeVisible();
    await other.goto(await linkOf('Set a new password'));
    await send(other, { 'New password': SECOND, 'Confirm password': SECOND }, 'Set password', [ROBOT]);
    await expect(other.getByText('Your password was successfully reset')).toBeVisible();
    await expect(other.getByRole('group', { name: 'Set password' })).toBeFocused();
    await expect(other.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(other.getByRole('main').getByRole('link')).toHaveText(['Login to account']);
    await guest?.close();
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    await logIn(page, FIRST);
    await expect(page.getByText('Wrong email or password')).toBeVisible();
    await page.reload();
    await logIn(page, SECOND);
    await expect(page).toHaveURL(`${origin}/user/profile`);
  });

  let codes: string[] = [];
  await test.step('turns the second factor on, and logs in with a recovery code', async () => {
    await press(page, main.getByRole('button', { name: 'Set up' }));
    const secret = await main.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
    await fits(page);
    const field = main.getByRole('textbox', { name: 'Code from the app' });
    await tabTo(page, field);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(main.getByText('This code is wrong or was used before.', { exact: false })).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(await codeNow(secret ?? ''));
    await page.keyboard.press('Enter');
    const listed = main.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    codes = await listed.allTextContents();
    await press(page, main.getByRole('button', { name: 'I have saved them' }));
    await page.evaluate(() => fetch('/api/auth/v1/logout', { method: 'POST' }));
    await open(page, '/auth/login?redirect=%2Fuser%2Fprofile');
    await logIn(page, SECOND);
    await send(page, { Code: codes[0] ?? '' }, 'Log In');
    await expect(page).toHaveURL(`${origin}/user/profile`);
    await expect
      .poll(() => mail.letters.some(({ subject }) => subject.includes('A recovery code was used')))
      .toBe(true);
  });

  await test.step('takes the data along, deletes the account, and keeps it after all', async () => {
    const download = page.waitForEvent('download');
    await press(page, main.getByRole('button', { name: 'Download my data' }));
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
    expect(data['profile']).toMatchObject({ email: EMAIL });
    expect(data['passkeys']).toMatchObject([{ name: 'Work laptop' }]);
    await press(page, main.getByRole('button', { name: 'Delete account' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }));
    await expect(main.getByText('Your account is about to be erased')).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Keep my account' }));
    await expect(main.getByText('Your account is about to be erased')).toBeHidden();
  });
});

test('who is known at a provider logs in with it, and hears why not', async ({ page }) => {
  const second = await page.context().newPage();
  await open(second, '/ask-an-expert');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  const question = second.getByRole('main').getByRole('textbox', { name: 'Message' });
  await question.fill('How do I sign my prefixes?');
  await open(page, '/auth/login?redirect=%2Fuser%2Fprofile');
  await press(page, page.getByRole('button', { name: 'Log in with Example ID' }));
  // There is no account yet: none is made before the privacy policy is accepted.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await tabTo(page, page.getByRole('checkbox', { name: /^I accept/ }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(`${origin}/user/profile`);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Pat');
  // The other tab hears of it at once, and keeps what is typed there.
  await expect(second.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(question).toHaveValue('How do I sign my prefixes?');
  await second.close();
  await page.evaluate(() => fetch('/api/auth/v1/logout', { method: 'POST' }));
  Object.assign(oidc.known, { sub: 'nobody', email_verified: false });
  await page.context().clearCookies();
  await open(page, '/auth/login');
  await press(page, page.getByRole('button', { name: 'Log in with Example ID' }));
  await expect(page.getByText('The provider has not confirmed your address.', { exact: false })).toBeVisible();
});

/** What the app would show now (RFC 6238). */
async function codeNow(secret: string): Promise<string> {
  const letters = secret.replaceAll(' ', '');
  const bits = Array.from(letters)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const step = new DataView(new ArrayBuffer(8));
  step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, step));
  const at = hash.getUint8(19) & 15;
  return String((hash.getUint32(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
