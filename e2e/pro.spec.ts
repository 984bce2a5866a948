import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { operate } from './operator.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const PASSWORD = 'abcD1234!';
const ADMIN = 'root@example.net';
const COMPANY = 'ООО «Северная Сеть»';
const PAYWALL = 'Full report is only available for users with the AS Ratings Subscription';
const LOCKED = '/as-rating/local/local-customers?rating-country=BG';

let server: OwnServer;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-pro-'));
  server = await startOwnServer({ DATA_DIR: folder, PAYMENT: 'sandbox', BILL_ISSUER: 'Glass GmbH' });
});
test.afterAll(() => server.end());

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`);
const linkIn = (text: string): string => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';

/** The link of the newest letter to an address. */
async function linkTo(page: Page, email: string): Promise<string> {
  const { data } = (await (await page.request.get(`${server.origin}/dev/outbox`)).json()) as {
    data: { to: string; text: string }[];
  };
  return linkIn(data.find(({ to }) => to === email)?.text ?? '');
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Ticks a box by its key, and sends the form once its button may be pressed. */
async function proveAndSend(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** A guest orders a plan: signs up within step 1, confirms by mail, and comes to the payment. */
async function orderAsGuest(page: Page, email: string, plan: 'month' | 'year'): Promise<void> {
  await open(page, `/pro-subscribe?plan=${plan}`);
  await fill(page, { Email: email, 'First name': 'Ann', 'Last name': 'Example', Position: 'Engineer' });
  await fill(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space');
  await proveAndSend(page, 'Sign Up');
  await expect(page.getByRole('main')).toContainText(email);
  await page.goto(await linkTo(page, email));
  await expect(page).toHaveURL(`${server.origin}/pro-subscribe?plan=${plan}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /rules/ }).press('Space');
  await page.getByRole('checkbox', { name: /privacy policy/ }).press('Space');
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

/** A tab of an administrator in a browser of its own. */
async function adminTab(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if ((await operate({ DATA_DIR: folder }, 'adminCommand.ts', 'list')).includes('no administrator')) {
    const link = new URL(linkIn(await operate({ DATA_DIR: folder }, 'adminCommand.ts', 'create', ADMIN)));
    await open(page, `${link.pathname}${link.search}`);
    await fill(page, { 'New password': PASSWORD, 'Confirm password': PASSWORD });
    await proveAndSend(page, 'Set password');
    await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  }
  await open(page, `/auth/login?redirect=${encodeURIComponent(path)}`);
  await fill(page, { Email: ADMIN, Password: PASSWORD });
  await proveAndSend(page, 'Log In');
  await expect(page).toHaveURL(`${server.origin}${path}`);
  return page;
}

/** What a PDF reader reads in the file of the newest bill; null if poppler-utils is not installed. */
async function newestBill(page: Page): Promise<string | null> {
  const { bills } = (await (await page.request.get(`${server.origin}/cabinet/subscriptions`)).json()) as {
    bills: { id: string }[];
  };
  const file = await page.request.get(`${server.origin}/cabinet/bills/${bills[0]?.id}/pdf`);
  expect(file.headers()['content-type']).toBe('application/pdf');
  const place = mkdtempSync(join(tmpdir(), 'routeglass-bill-'));
  try {
    const path = join(place, 'bill.pdf');
    writeFileSync(path, await file.body());
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.warn('pdftotext of poppler-utils is not installed here: what bills say is not read back');
    return null;
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function hasPro(page: Page): Promise<boolean> {
  const session = (await (await page.request.get(`${server.origin}/api/auth/v1/session`)).json()) as {
    subscriptions: { rating: boolean };
  };
  return session.subscriptions.rating;
}

/** A tab that shows the paywall. */
async function lockedTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await open(tab, LOCKED);
  await expect(tab.getByRole('main')).toContainText(PAYWALL);
  return tab;
}

test('a guest signs up within the order and pays by card, and the paywall of an open tab lifts', async ({ page }) => {
  const locked = await lockedTab(page);
  await orderAsGuest(page, 'ann@example.net', 'month');
  await page.getByRole('radio', { name: /card/i }).press('Space');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  const payment = await opened;
  await expect(payment.getByText('Sandbox: no money moves.')).toBeVisible();
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/as-rating/);
  await expect(locked.getByRole('main')).not.toContainText(PAYWALL);
  await open(page, '/user/subscriptions');
  // The file of the bill can be opened from here.
  const bill = page.getByRole('main').getByRole('link', { name: /^RG-/ });
  await expect(bill).toBeVisible();
  const file = await page.request.get(`${server.origin}${await bill.getAttribute('href')}`);
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('a bill to a company with a Cyrillic name opens Pro once it is paid, and its refund is a credit note', async ({
  page,
  browser,
}) => {
  await orderAsGuest(page, 'ivan@example.net', 'year');
  await fill(page, { Company: COMPANY, Address: 'ул. Раковски 1, София', 'Registration number': '123456789' });
  await page.getByRole('combobox', { name: 'Country' }).fill('Bulgaria');
  await page.getByRole('option', { name: 'Bulgaria' }).click();
  await page.getByRole('button', { name: 'Get the bill' }).click();
  await expect(page.getByText('Thank you for your order')).toBeVisible();
  const number = /RG-\d{4}-\d{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  const bill = await newestBill(page);
  if (bill !== null) for (const words of [number, COMPANY, 'Glass GmbH', '1,260.00']) expect(bill).toContain(words);
  await open(page, '/user/subscriptions');
  await expect(page.getByRole('main')).toContainText('Pro is not open yet');
  await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();

  const locked = await lockedTab(page);
  const admin = await adminTab(browser, '/admin/bills');
  await admin
    .getByRole('main')
    .getByRole('button', { name: /^State/ })
    .click();
  await expect(admin.getByRole('option')).toHaveText(['None', 'Open', 'Overdue', 'Paid', 'Credited', 'Credit note']);
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: `Actions for ${number}` }).click();
  await admin.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await admin.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByRole('row').filter({ hasText: number })).toContainText('Paid');
  await expect(locked.getByRole('main')).not.toContainText(PAYWALL, { timeout: 60_000 });
  await locked.close();
  expect(await hasPro(page)).toBe(true);

  await admin.getByRole('button', { name: `Actions for ${number}` }).click();
  await admin.getByRole('menuitem', { name: 'Refund' }).click();
  await admin.getByRole('textbox', { name: 'Reason' }).fill('Did not fit');
  await admin.getByRole('button', { name: 'Refund' }).click();
  await expect(admin.getByRole('row').filter({ hasText: 'Credit note' })).toContainText('ivan@example.net');
  await expect.poll(() => hasPro(page)).toBe(false);
  await open(page, LOCKED);
  await expect(page.getByRole('main')).toContainText(PAYWALL);
  const note = await newestBill(page);
  if (note !== null) for (const words of ['Credit note', number, COMPANY, '1,260.00']) expect(note).toContain(words);

  await open(admin, '/admin/ledger?account=ivan');
  for (const kind of ['Billed', 'Paid', 'Pro opened', 'Credited', 'Refunded', 'Pro closed'])
    await expect(admin.getByRole('row').filter({ hasText: kind }).first()).toBeVisible();
  await expect(admin.getByText('The ledger agrees')).toBeVisible();
});

test('what an administrator announces is above every page, until it is closed', async ({ page, browser }) => {
  await open(page, '/glossary');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const admin = await adminTab(browser, '/admin/announcements');
  await fill(admin, { Text: 'Maintenance on Sunday' });
  await admin.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(admin.getByRole('row').filter({ hasText: 'Maintenance on Sunday' })).toBeVisible();
  await page.reload();
  await expect(banner).toContainText('Maintenance on Sunday');
  await banner.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
