import { expect, type Page } from '@playwright/test';
import { heardRoutes } from '../apps/server/test/heardRoutes.ts';
import { ASN, type MynetScene } from './mynetScene.ts';
import { approveTrial, checkOf, EMAIL, expectScanRows, requestTrial } from './mynetSteps.ts';
import { test } from './pages.ts';

/** A second network of the account. Its access is never revoked. */
const OTHER = 200;
const OWN_PREFIX = '193.0.0.0/21';
const OTHER_PREFIX = '193.0.8.0/21';
const PEERS = [300, 400, 500];
const HOUR = 3600;
/** An alert arrives within this many ms of the import. */
const SOON = 60_000;

interface People {
  readonly page: Page;
  /** The network's contact, at the page on which access can be revoked. */
  readonly contact: Page;
  /** At the requests for trials. */
  readonly admin: Page;
}

/** From an approved trial on: alerts are turned on; a hijack is reported on every channel, acknowledged, and ends; after the revocation nothing is sent. */
export async function hearOfHijacks(scene: MynetScene, { page, contact, admin }: People): Promise<void> {
  const main = page.getByRole('main');
  const rrc = heardRoutes(scene.folder, 'rrc99', PEERS);
  const now = (): number => Math.floor(Date.now() / 1000);

  await test.step('a table tells how both networks are seen', async () => {
    const seen = (asn: number) => PEERS.map((peer) => `${peer} ${asn}`);
    await scene.ingest(rrc.table(now() - HOUR, { [OWN_PREFIX]: seen(ASN), [OTHER_PREFIX]: seen(OTHER) }));
  });

  await test.step('an administrator approves a second network and its trial', async () => {
    const { origin } = scene.server;
    const asked = await page.request.post(`${origin}/api/auth/v1/as/${OTHER}/request`, { headers: { origin } });
    expect(asked.status()).toBe(200);
    await admin.goto(`${origin}/admin/as-requests`);
    await admin.getByRole('button', { name: `Approve AS${OTHER} for ${EMAIL}` }).click();
    await expect(admin.getByRole('button', { name: `Revoke AS${OTHER} for ${EMAIL}` })).toBeVisible();
    await requestTrial(page, scene, OTHER);
    await admin.goto(`${origin}/admin/trials`);
    await approveTrial(admin, scene, OTHER);
  });

  await test.step('alerts of both networks are turned on, with three channels', async () => {
    await page.goto(`${scene.server.origin}/user/alerts`);
    for (const asn of [ASN, OTHER]) {
      await main.getByRole('button', { name: 'Turn on' }).first().click();
      await expect(page.getByText(`Alerts of AS${asn} are on`)).toBeVisible();
    }
    await addChannel(page, 'Mail', null);
    await addChannel(page, 'Webhook', scene.receivers.webhook);
    await addChannel(page, 'Syslog', scene.receivers.syslog.find((each) => each.startsWith('tcp')) ?? '');
  });

  await test.step('a hijack is told by every channel within a minute of its import', async () => {
    await scene.ingest(rrc.updates(now(), [[OWN_PREFIX, 300, '300 666']]));
    await told(scene, 'opened', hijackOf(OWN_PREFIX, ASN, 666));
  });

  await test.step('it is acknowledged on the page', async () => {
    const title = hijackOf(OWN_PREFIX, ASN, 666);
    await main.getByRole('button', { name: `Acknowledge: ${title}` }).click();
    await expect(main.getByText('Acknowledged', { exact: true })).toBeVisible();
    await expect(main.getByText('Path: 300 666')).toBeVisible();
  });

  await test.step('its end is told, and the page says it', async () => {
    await scene.ingest(rrc.updates(now(), [[OWN_PREFIX, 300, '300 100']]));
    await told(scene, 'ended', hijackOf(OWN_PREFIX, ASN, 666));
    await page.goto(`${scene.server.origin}/user/alerts?state=all`);
    const card = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: hijackOf(OWN_PREFIX, ASN, 666) }) });
    await expect(card.getByText('Ended', { exact: true })).toBeVisible();
  });

  await test.step('the dashboard shows the network until the contact revokes', async () => {
    await page.goto(`${scene.server.origin}/user/radar`);
    await expect(main.getByRole('link', { name: `AS${ASN}` })).toBeVisible();
    await contact.getByRole('button', { name: 'Revoke' }).click();
    await contact.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await scene.letterTo(EMAIL, 'was revoked');
    expect(await checkOf(page)).toBe(403);
    await expectScanRows(page, scene, 'closed');
    await page.reload();
    await expect(main.getByRole('link', { name: `AS${OTHER}` })).toBeVisible();
    await expect(main.getByRole('link', { name: `AS${ASN}` })).toHaveCount(0);
  });

  await test.step('alerts of the network have stopped, those of the other arrive', async () => {
    await scene.ingest(
      rrc.updates(now(), [
        [OWN_PREFIX, 400, '400 667'],
        [OTHER_PREFIX, 400, '400 667'],
      ]),
    );
    await told(scene, 'opened', hijackOf(OTHER_PREFIX, OTHER, 667));
    await scene.receivers.sync();
    // Milliseconds of a time ('28.667Z') are not the network 667.
    expect(
      everythingTold(scene).filter((text) => text.includes(OWN_PREFIX) && /(?<![\d.])667(?!\d)/.test(text)),
    ).toEqual([]);
    await page.goto(`${scene.server.origin}/user/alerts?state=all`);
    await expect(main.getByRole('heading', { name: hijackOf(OTHER_PREFIX, OTHER, 667) })).toBeVisible();
    await expect(main.getByRole('heading', { name: new RegExp(`AS${ASN}\\b`) })).toHaveCount(0);
  });
}

const hijackOf = (prefix: string, asn: number, by: number): string => `Hijack of ${prefix} (AS${asn}) by AS${by}`;

async function addChannel(page: Page, kind: string, target: string | null): Promise<void> {
  const form = page.getByRole('form', { name: 'New channel' });
  if (target !== null) {
    await form.getByRole('button', { name: /Kind$/ }).click();
    await page.getByRole('option', { name: kind }).click();
    await form.getByRole('textbox', { name: /^(Address|Server)$/ }).fill(target);
  }
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByRole('button', { name: `Send test: ${kind}` })).toBeVisible();
}

/** Everything that came by mail, webhook and syslog, as text. */
const everythingTold = ({ receivers }: MynetScene): string[] => [
  ...receivers.letters.map(({ subject, text }) => `${subject}\n${text}`),
  ...receivers.calls.map(({ body }) => body),
  ...receivers.lines,
];

/** Waits until every channel has brought one message. */
async function told({ receivers }: MynetScene, change: 'opened' | 'ended', title: string): Promise<void> {
  const line = `${change === 'opened' ? 'Opened' : 'Ended'}: ${title}`;
  const counts = () => ({
    mail: receivers.letters.filter(({ to, text }) => to.includes(EMAIL) && text.includes(line)).length,
    webhook: receivers.calls.filter(({ body }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { title: string } };
      return type === `alert.${change}` && data.title === title;
    }).length,
    syslog: receivers.lines.filter((text) => text.endsWith(line)).length,
  });
  await expect.poll(counts, { message: line, timeout: SOON }).toEqual({ mail: 1, webhook: 1, syslog: 1 });
}
