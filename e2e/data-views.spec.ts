import { expect, type Page } from '@playwright/test';
import { networks, networkWith, read, readWhyOfPast, test, type Paged } from './pages.ts';

interface CommonExchange {
  readonly ix: { readonly name: string; readonly country_name: string };
  readonly speed: number;
  readonly peer_speed: number;
}

/** Two networks with exchanges in common, and these: the first two that the API knows. */
async function networksThatMeet(page: Page) {
  const asn = await networkWith(page, (each) => `/v2/peeringdb/asn/${each}/ix`);
  const others = (await networks(page)).slice(0, 100).filter((other) => other !== asn);
  const common = await read<{ asn: number; exchanges: CommonExchange[] }[]>(
    page,
    `/v2/peeringdb/common-ix/${asn}?n=${others.join(',')}`,
  );
  const [met] = common.filter(({ exchanges }) => exchanges.length > 0);
  if (!met) throw new Error(`The laboratory has no network at the exchanges of AS${asn}`);
  return { asn, other: met.asn, exchanges: met.exchanges };
}

const inWords = (speed: number): string => (speed > 1000 ? `${speed / 1000}G` : `${speed}M`);

const rows = (page: Page, name: RegExp | string) => page.getByRole('grid', { name }).getByRole('row');

test.describe('the sections of a network', () => {
  test('list its neighbors by relation, as the API does', async ({ page }) => {
    const list = (asn: number) => `/v2/incidents/neighbors/merged/customers/asn/${asn}`;
    const asn = await networkWith(page, list);
    const { record_count, data } = await read<Paged<{ neighbor_as: { asn: number } }>>(page, list(asn));
    await page.goto(`/as/${asn}/connectivity/customers`);
    await expect(rows(page, `Neighbors of AS${asn}`)).toHaveCount(Math.min(record_count, 50) + 1);
    const first = data[0]?.neighbor_as.asn;
    await page.getByRole('button', { name: `Relationship history with AS${first}` }).click();
    await expect(page).toHaveURL(new RegExp(`history=${first}`));
    const history = page.getByRole('dialog', { name: 'AS Relationship History' });
    await readWhyOfPast(page, history);
    await expect(history).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/history=/);
  });

  test('open the evidence of a relation', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/neighbors/merged/all/asn/${each}`);
    await page.goto(`/as/${asn}/connectivity`);
    await page
      .getByRole('grid', { name: `Neighbors of AS${asn}` })
      .getByRole('button', { name: /show why/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(/paths/i);
  });

  test('compare its exchanges with those of another network', async ({ page }) => {
    const { asn, other, exchanges } = await networksThatMeet(page);
    const own = await read<unknown[]>(page, `/v2/peeringdb/asn/${asn}/ix`);
    await page.goto(`/as/${asn}/ix`);
    await expect(rows(page, `Internet exchanges of AS${asn}`)).toHaveCount(own.length + 1);
    const picker = page.getByRole('combobox', { name: 'Common IXs with' });
    await picker.click();
    await expect(picker).toBeFocused();
    await picker.fill(String(other));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Common IXs of AS${asn} .* and AS${other} .*\\*$`) });
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Country',
      'Name',
      `AS${asn} Max Speed`,
      `AS${other} Max Speed`,
      'RS Peers',
      'PeeringDB',
    ]);
    await expect(dialog.getByRole('row')).toHaveCount(exchanges.length + 1);
    for (const { ix, speed, peer_speed } of exchanges)
      await expect(dialog.getByRole('row').filter({ hasText: ix.name }).getByRole('gridcell')).toContainText([
        ix.country_name,
        inWords(speed),
        inWords(peer_speed),
        '',
        'PeeringDB',
      ]);
    await expect(dialog).toContainText('CAIDA');
    await expect(page).toHaveURL(new RegExp(`common=${other}`));
  });

  test('show its hijacks with their evidence', async ({ page }) => {
    const list = (asn: number) => `/v2/incidents/hijacks/asn/${asn}`;
    const asn = await networkWith(page, list);
    const { record_count, data } = await read<Paged<{ prefix: string }>>(page, list(asn));
    await page.goto(`/as/${asn}/security-issues/hijacks`);
    await expect(rows(page, `Incidents of AS${asn}`)).toHaveCount(Math.min(record_count, 50) + 1);
    await page
      .getByRole('button', { name: `Evidence for ${data[0]?.prefix}` })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(data[0]?.prefix ?? '?');
    await expect(page).toHaveURL(/incident=/);
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText(data[0]?.prefix ?? '?');
  });

  test('play the history of a prefix', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
    await page.goto(`/as/${asn}/graph?player=true&player-single-event=true`);
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player.getByText('Single event')).toBeVisible();
    await page.getByRole('switch', { name: 'Extended graph' }).click({ force: true });
    await expect(player).toHaveCount(0);
    await expect(page).not.toHaveURL(/player=/);
  });

  test('list its communities, and the prefixes of one', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/bgp-communities-api/communities/asn/${each}`);
    await page.goto(`/as/${asn}/communities`);
    const link = page.getByRole('grid').getByRole('link').first();
    const community = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/bgp-community\\?community=`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(community);
    await page.getByRole('link', { name: `Return to AS${asn} Communities list` }).click();
    await expect(page).toHaveURL(new RegExp(`/as/${asn}/communities$`));
  });

  test('list the other networks of its organisation', async ({ page }) => {
    const list = (asn: number) => `/v2/caida-as-org/siblings/asn/${asn}`;
    const asn = await networkWith(page, list);
    const { record_count } = await read<Paged<unknown>>(page, list(asn));
    await page.goto(`/as/${asn}/related-asns`);
    await expect(rows(page, `Related ASNs of AS${asn}`)).toHaveCount(Math.min(record_count, 50) + 1);
  });
});

test('an AS-SET shows its members, its text and its loops', async ({ page }) => {
  const answer = await page.request.post('/api/storage/v2/irrd/graphql/', {
    data: { query: '{ rpslObjects(objectClass: ["as-set"], recordLimit: 1) { rpslPk objectText } }' },
  });
  const { data } = (await answer.json()) as { data: { rpslObjects: { rpslPk: string }[] } };
  const name = data.rpslObjects[0]?.rpslPk ?? '';
  await page.goto(`/as-set/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const tab of ['ASN Members', 'AS-SET Members', 'Reverse', 'Raw', 'Loops'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toBeVisible();
  await page.getByRole('tab', { name: /^Raw/ }).click();
  await expect(page.getByText(new RegExp(`as-set:\\s+${name}`))).toBeVisible();
  await page.getByRole('tab', { name: /^Loops/ }).click();
  await expect(page.getByText('No loops')).toBeVisible();
});
