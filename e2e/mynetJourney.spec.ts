import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { hasProgram } from '../apps/server/test/debianPrograms.ts';
import { type MailServer, startMailServer } from '../apps/server/test/mailServer.ts';
import { type Listening, startRdap, startWhois } from '../apps/server/test/registryServers.ts';
import { type Bird, startBird } from './birds.ts';
import { operate } from './operator.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const EMAIL = 'grace@example.net';
const ADMIN = 'root@example.net';
const CONTACT = 'noc@registry-contact.example';
const PASSWORD = 'abcD1234!';
const ASN = 100;
const COLLECTOR = { asn: '64999', ip: '127.0.0.1' };
const ROUTER = '127.0.0.2';

let folder: string;
let server: OwnServer;
let mail: MailServer;
let rdap: Listening;
let whois: Listening;
const birds: Bird[] = [];

// Port 179 is root's alone.
test.skip(
  process.getuid?.() !== 0 || !hasProgram('bird', 'the journey of a network is not made'),
  'needs BIRD, and root for its port',
);

const settings = () => ({
  DATA_DIR: folder,
  SAMPLE_DATA: 'no',
  SMTP_URL: mail.url,
  COLLECTOR_ASN: COLLECTOR.asn,
  COLLECTOR_IP: COLLECTOR.ip,
});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-journey-'));
  mail = await startMailServer();
  whois = await startWhois(() => '%ERROR:101: no entries found\n');
  rdap = await startRdap((path) =>
    path === `/autnum/${ASN}` ? { status: 200, body: { entities: [technicalContact()] } } : { status: 404, body: {} },
  );
  server = await startOwnServer({
    ...settings(),
    WHOIS_SERVER: `127.0.0.1:${whois.port}`,
    RDAP_BOOTSTRAP: `http://127.0.0.1:${rdap.port}/asn.json`,
  });
  const names = join(folder, 'names.json');
  writeFileSync(names, `{\n"${ASN}": "KESTREL - Kestrel Networks, NL"\n}`);
  await command('ingest/main.ts', names);
});
test.afterAll(async () => {
  await Promise.all(birds.map(({ end }) => end()));
  await server.end();
  await Promise.all([mail.close(), rdap.close(), whois.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const technicalContact = () => ({
  objectClassName: 'entity',
  handle: 'NOC9-TEST',
  roles: ['technical'],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', 'The NOC'],
      ['email', { type: 'work' }, 'text', CONTACT],
    ],
  ],
});

const command = (file: string, ...words: readonly string[]): Promise<string> => operate(settings(), file, ...words);

/** The text of the newest letter to an address with a subject, once it has come. */
async function letterTo(address: string, subject: string): Promise<string> {
  const found = () => mail.letters.findLast(({ to, subject: own }) => to.includes(address) && own.includes(subject));
  await expect.poll(() => found()?.subject, { message: `a letter "${subject}" to ${address}` }).toBeTruthy();
  return found()?.text ?? '';
}
const linkIn = (text: string, path: string): string => new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0] ?? '';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(text);
}

const statusOf = async (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path);

test('a network is proved, connected and tried, from the first letter to the last', async ({ page, browser }) => {
  const open = (path: string) => page.goto(`${server.origin}${path}`);
  const main = page.getByRole('main');
  const check = `/api/auth/v1/as/${ASN}/check`;

  await test.step('signs up in the wizard', async () => {
    await open(`/try-for-free?bgp-wizard=trial-request&email=${encodeURIComponent(EMAIL)}`);
    await main.getByRole('link', { name: 'Sign Up' }).click();
    await fill(page, { 'First name': 'Grace', 'Last name': 'H', Position: 'Engineer' });
    await fill(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('checkbox', { name: /^I accept/ }).press('Space');
    await main.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
    await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.goto(linkIn(await letterTo(EMAIL, 'Confirm your address'), '/auth/registration'));
    await expect(page).toHaveURL(/bgp-wizard=as-confirmation/);
  });

  const decision = await test.step('asks for the network; its contact gets a letter', async () => {
    await main.getByRole('combobox', { name: 'AS number' }).fill(`AS${ASN}`);
    await expect(main.getByText('KESTREL').or(main.getByText('Kestrel Networks')).first()).toBeVisible();
    await main.getByRole('button', { name: 'Add' }).click();
    await expect(main.getByText('Pending').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await statusOf(page, check)).toBe(403);
    const letter = await letterTo(CONTACT, 'a request for access');
    expect(letter).not.toContain(EMAIL);
    return linkIn(letter, '/access/as/');
  });

  const contact = await (await browser.newContext()).newPage();
  await test.step('the contact opens the link, which decides nothing, and approves by a press', async () => {
    await contact.goto(decision);
    await expect(contact.getByRole('main')).toContainText(EMAIL);
    expect(await statusOf(page, check)).toBe(403);
    await contact.getByRole('button', { name: 'Approve' }).click();
    await expect(contact.getByRole('button', { name: 'Revoke' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(await statusOf(page, check)).toBe(200);
    await letterTo(EMAIL, 'was approved');
  });

  const pasted = await test.step('asks for a session, and gets the configuration of the router at once', async () => {
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText(COLLECTOR.ip, { exact: true })).toBeVisible();
    await fill(page, { 'Router IP': ROUTER });
    await main.getByRole('button', { name: 'Request session' }).click();
    await expect(main.getByText('Approved: set up your router')).toBeVisible();
    await main.getByRole('tab', { name: 'BIRD' }).click();
    await expect(main.getByRole('tabpanel')).toContainText('protocol bgp');
    await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
    const { sessions } = (await (await page.request.get(`${server.origin}/api/auth/v1/bgp-sessions`)).json()) as {
      sessions: { id: string }[];
    };
    const texts = await page.request.get(`${server.origin}/api/auth/v1/bgp-sessions/${sessions[0]?.id}/texts`);
    return ((await texts.json()) as { system: string; text: string }[]).find(({ system }) => system === 'bird')?.text;
  });

  await test.step('a real router speaks to a real collector, and its table is imported', async () => {
    const collector = await startBird(COLLECTOR.ip, await command('sessionsCommand.ts', 'bird'));
    birds.push(collector);
    const own = 'protocol static { ipv4; route 193.0.0.0/21 blackhole; }';
    birds.push(await startBird(ROUTER, pasted ?? '', own));
    await expect
      .poll(() => collector.ask('show protocols').catch(() => ''), { message: 'the session of both BIRDs' })
      .toContain('Established');
    await expect.poll(() => collector.ask('show route')).toContain('193.0.0.0/21');
    const dump = join(folder, 'collector.mrt');
    await collector.ask(`mrt dump table "master4" to "${dump}"`);
    await command('ingest/main.ts', dump);
    await expect(main.getByText('Established', { exact: true })).toBeVisible();
  });

  await test.step('asks for the trial, which an administrator approves', async () => {
    await main.getByRole('button', { name: 'Next' }).click();
    await fill(page, { Company: 'Kestrel' });
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(main.getByText('Trial request submitted successfully')).toBeVisible();
    const admin = await (await browser.newContext()).newPage();
    const link = new URL(linkIn(await command('adminCommand.ts', 'create', ADMIN), '/auth/setup-password'));
    await admin.goto(`${server.origin}${link.pathname}${link.search}`);
    await fill(admin, { 'New password': PASSWORD, 'Confirm password': PASSWORD });
    await admin.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
    await admin.getByRole('button', { name: 'Set password', exact: true }).click();
    await admin.goto(`${server.origin}/auth/login?redirect=%2Fadmin%2Ftrials`);
    await fill(admin, { Email: ADMIN, Password: PASSWORD });
    await admin.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
    await admin.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(admin.getByRole('row').filter({ hasText: ROUTER })).toContainText('Established');
    await admin.getByRole('button', { name: `Approve the trial of AS${ASN} for ${EMAIL}` }).click();
    await expect(admin.getByRole('button', { name: `Revoke the trial of AS${ASN} for ${EMAIL}` })).toBeVisible();
    await letterTo(EMAIL, `Your trial for AS${ASN} was approved`);
  });

  await test.step('the dashboard shows the network until the contact revokes', async () => {
    await open('/user/radar');
    await expect(main.getByRole('link', { name: `AS${ASN}` })).toBeVisible();
    await expect(main.getByText('1 of 1')).toBeVisible();
    await contact.getByRole('button', { name: 'Revoke' }).click();
    await letterTo(EMAIL, 'was taken back');
    expect(await statusOf(page, check)).toBe(403);
    await page.reload();
    await expect(main.getByText('1 of 1')).toHaveCount(0);
  });
});
