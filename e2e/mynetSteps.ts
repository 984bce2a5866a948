import { type Browser, expect, type Page } from '@playwright/test';
import { ASN, CONTACT, FINDING, type MynetScene } from './mynetScene.ts';

export const EMAIL = 'grace@example.net';
const ADMIN = 'root@example.net';
const PASSWORD = 'abcD1234!';

const linkIn = (text: string, path: string): string => new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0] ?? '';

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** What the check of one's access to the network answers. */
export const checkOf = async (page: Page): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, `/api/auth/v1/as/${ASN}/check`);

/** The rows of scans say which address, port and host a finding is at: nothing of that reaches an account while they are closed. */
export async function expectScanRows(own: Page, { server }: MynetScene, are: 'closed' | 'open'): Promise<void> {
  const answer = await own.request.get(`${server.origin}/v2/incidents/scan/amplifier/asn/${ASN}`);
  // The account's other page stays where it is.
  const page = await own.context().newPage();
  await page.goto(`${server.origin}/as/${ASN}/security-issues/ddos-amplifiers`);
  const main = page.getByRole('main');
  const lock = main.getByRole('region', { name: `Addresses and ports are only for technical contacts of AS${ASN}` });
  const { ip, port, hostname } = FINDING;
  if (are === 'open') {
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ data: [{ ip, port: Number(port), hostname }] });
    await expect(main.getByRole('row').filter({ hasText: ip })).toContainText(port);
    await expect(lock).toHaveCount(0);
  } else {
    expect(answer.status()).toBe(403);
    await expect(lock).toBeVisible();
    const sent = `${await answer.text()} ${await page.content()}`;
    for (const detail of [ip, hostname, '"port"']) expect(sent).not.toContain(detail);
    await expect(main.getByRole('columnheader', { name: 'Port' })).toHaveCount(0);
  }
  await page.close();
}

/** Signs up in the wizard and comes back to it by the letter. */
export async function signUpInWizard(page: Page, { server, letterTo }: MynetScene): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${server.origin}/try-for-free?bgp-wizard=trial-request&email=${encodeURIComponent(EMAIL)}`);
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await fill(page, { 'First name': 'Grace', 'Last name': 'H', Position: 'Engineer' });
  await fill(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space');
  await main.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.goto(linkIn(await letterTo(EMAIL, 'Confirm your address'), '/auth/registration'));
  await expect(page).toHaveURL(/bgp-wizard=as-confirmation/);
}

/** Asks for the network in the wizard, and gives the link of the letter to its contact. */
export async function askForNetwork(page: Page, { letterTo }: MynetScene): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'AS number' }).fill(`AS${ASN}`);
  await expect(main.getByText('KESTREL').or(main.getByText('Kestrel Networks')).first()).toBeVisible();
  await main.getByRole('button', { name: 'Add' }).click();
  await expect(main.getByText('Pending').first()).toBeVisible();
  await expect(
    page.getByText('Confirmation e-mail was sent to admin-c, tech-c, email record from whois database'),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await checkOf(page)).toBe(403);
  const letter = await letterTo(CONTACT, 'a request for access');
  expect(letter).not.toContain(EMAIL);
  return linkIn(letter, '/access/as/');
}

/** The contact opens the link, which decides nothing, and approves by a press. Returns the contact's page. */
export async function approveAsContact(page: Page, browser: Browser, scene: MynetScene, link: string): Promise<Page> {
  const contact = await (await browser.newContext()).newPage();
  await contact.goto(link);
  await expect(contact.getByRole('main')).toContainText(EMAIL);
  expect(await checkOf(page)).toBe(403);
  await expectScanRows(page, scene, 'closed');
  await contact.getByRole('button', { name: 'Approve' }).click();
  await expect(contact.getByRole('button', { name: 'Revoke' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeEnabled();
  expect(await checkOf(page)).toBe(200);
  await expectScanRows(page, scene, 'open');
  await scene.letterTo(EMAIL, 'was approved');
  return contact;
}

/** An administrator, as the operator makes one, logged in at the requests for trials. */
export async function openAdministrator(browser: Browser, { server, command }: MynetScene): Promise<Page> {
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
  await expect(admin).toHaveURL(/\/admin\/trials/);
  return admin;
}

/** Approves the trial of a network at the requests for trials. */
export async function approveTrial(admin: Page, { letterTo }: MynetScene, asn: number): Promise<void> {
  await admin.getByRole('button', { name: `Approve the trial of AS${asn} for ${EMAIL}` }).click();
  await expect(admin.getByRole('button', { name: `Revoke the trial of AS${asn} for ${EMAIL}` })).toBeVisible();
  await letterTo(EMAIL, `Your trial for AS${asn} was approved`);
}

/** Asks for a trial as the wizard's form does. */
export async function requestTrial(page: Page, { server }: MynetScene, asn: number): Promise<void> {
  const form = { firstname: 'Grace', lastname: 'H', email: EMAIL, asn: String(asn), company: 'Kestrel' };
  const sent = await page.request.post(`${server.origin}/user/bgp-monitoring-trial`, {
    form,
    headers: { origin: server.origin },
  });
  expect(sent.status()).toBe(200);
}
