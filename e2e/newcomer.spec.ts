import { expect } from '@playwright/test';
import { hasProgram } from '../apps/server/test/debianPrograms.ts';
import { startNameServer } from '../apps/server/test/nameServer.ts';
import { networkWith, read, test, typeIntoSearch, type Paged } from './pages.ts';
import { outsideOf } from './places.ts';

/** What somebody asks who comes for the first time, done by what they see. The rest of the ten is in real/newcomer.spec.ts. */

test('whose is 8.8.8.8?', async ({ page }) => {
  await typeIntoSearch(page, '8.8.8.8');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'AS15169' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/AS15169.*Google/i);
});

test('is this prefix’s ROA valid, and why?', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}?roa=valid`);
  const { data } = await read<Paged<{ prefix: string }>>(
    page,
    `/v2/incidents/connectivity/prefixes/asn/${asn}?roa=valid`,
  );
  const prefix = data[0]?.prefix ?? '';
  await typeIntoSearch(page, prefix);
  await page.keyboard.press('Enter');
  const row = page
    .getByRole('grid', { name: 'Prefixes' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: prefix, exact: true }) })
    .filter({ has: page.getByRole('link', { name: `AS${asn}`, exact: true }) });
  await row.getByRole('button', { name: 'Valid, show why' }).click();
  const { vrps } = await read<{ vrps: { prefix: string; max_length: number }[] }>(
    page,
    `/v2/rir/roa-validity?prefix=${prefix}&asn=${asn}`,
  );
  const why = page.getByRole('dialog');
  await expect(why).toContainText('ROA');
  await expect(why).toContainText(vrps[0]?.prefix ?? '?');
});

test('what changed for this prefix last Tuesday?', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
  const { as_of } = await read<{ as_of: string }>(page, `/v2/web/current_delay?asn=${asn}`);
  const tuesday = new Date(as_of);
  while (tuesday.getUTCDay() !== 2) tuesday.setUTCDate(tuesday.getUTCDate() - 1);
  const day = tuesday.toISOString().slice(0, 10);
  const { data } = await read<Paged<{ prefix: string }>>(page, `/v2/incidents/connectivity/prefixes/asn/${asn}`);
  const prefix = data[0]?.prefix ?? '';
  await typeIntoSearch(page, prefix);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: `View Graph of ${prefix}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Player', exact: true }).click();
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByLabel('Start date').fill(day);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`player-date=${day}`));
  await expect(page).toHaveURL(/targets=/);
  const targets = (new URL(page.url()).searchParams.get('targets') ?? '').split(',');
  const query = new URLSearchParams([
    ['prefix', prefix],
    ['start_from', day],
    ...targets.map((target) => ['target_asns', target]),
  ]);
  const answer = await page.request.post(`/api/storage/v2/route-storage/get_graph_history?${query.toString()}`);
  const history = (await answer.json()) as [string, { new: string[]; left: string[] }][];
  const changes = page.getByRole('region', { name: 'Route changes' });
  await expect(changes.getByRole('status').first()).toContainText(history.length.toLocaleString('en'));
  await player.getByRole('button', { name: 'Last' }).click();
  const active = history.reduce((count, [, { new: came, left }]) => count + came.length - left.length, 0);
  await expect(page.getByRole('tab', { name: `Active ${active}` })).toBeVisible();
});

test('who leaked?', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/leaks/asn/${each}`);
  const { data } = await read<Paged<{ parties: { role: string; network: { asn: number } }[] }>>(
    page,
    `/v2/incidents/leaks/asn/${asn}`,
  );
  const leaker = data[0]?.parties.find(({ role }) => role === 'offender')?.network.asn;
  await typeIntoSearch(page, `AS${asn}`);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: `Sections of AS${asn}` }).first();
  await menu.getByRole('link', { name: 'Security Issues' }).click();
  const first = page
    .getByRole('grid', { name: `Incidents of AS${asn}` })
    .getByRole('row')
    .nth(1);
  await expect(first).toContainText(new RegExp(`Offender\\s*AS${leaker}`));
  await first.getByRole('button', { name: /^Evidence for/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`AS${leaker}`);
});

test('what is in this AS-SET, and where does it loop?', async ({ page }) => {
  await typeIntoSearch(page, ':AS-ALL');
  await page.getByRole('option', { name: /AS\d+:AS-ALL/ }).click();
  await expect(page).toHaveURL(/\/as-set\/AS\d+(?::|%3A)AS-ALL/);
  const name = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const networks = page.getByRole('grid', { name: new RegExp(`of ${name}$`) });
  const status = page.getByRole('tabpanel').getByRole('status').first();
  await expect(networks.getByRole('row').nth(1)).toBeVisible();
  const direct = await status.innerText();
  await page.getByRole('switch', { name: /Recursively/i }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/recursively=true/);
  await expect(status).not.toHaveText(direct);
  await page.getByRole('tab', { name: /^Loops/ }).click();
  await expect(networks.getByRole('row').nth(1)).toContainText(name.replace('AS-ALL', 'AS-PARTNERS'));
});

const SHOP = `$ORIGIN shop.example.
$TTL 600
@ IN SOA ns1 noc 1 3600 600 86400 60
@ IN NS ns1
@ IN A 10.0.0.7
@ IN MX 10 mail
ns1 IN A 10.0.0.53
mail IN A 10.0.0.25
`;
const hasNsd = hasProgram('nsd', 'the page of a domain is not tested against a real name server');

test.describe('of a domain', () => {
  test.skip(!hasNsd, 'nsd is not installed');
  let stop: () => Promise<void> = async () => {};
  test.beforeAll(async () => {
    stop = await startNameServer(outsideOf(test.info().project.name).nameServer, { 'shop.example': SHOP });
  });
  test.afterAll(() => stop());

  test('where is it hosted?', async ({ page }) => {
    const results = await read<{ type: string; data: { prefix: string; origin: { asn: number } } }[]>(
      page,
      '/v2/incidents/info/search?q=10.0.0.7',
    );
    const found = results.find(({ type }) => type === 'prefix');
    await typeIntoSearch(page, 'shop.example');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'shop.example' }).first().click();
    await expect(page).toHaveURL(/\/domain\/overview\?domain=shop\.example/);
    await expect(page.getByRole('tab', { name: 'IP Info (1)' })).toBeVisible();
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await expect(row).toContainText('10.0.0.7');
    await expect(row).toContainText(found?.data.prefix ?? '?');
    await expect(row.getByRole('link', { name: new RegExp(`^AS${found?.data.origin.asn}\\b`) })).toBeVisible();
    await page.getByRole('tab', { name: 'MX Servers (1)' }).click();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('mail.shop.example');
  });
});

test('which routes would a target see?', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
  await typeIntoSearch(page, `AS${asn}`);
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: `Sections of AS${asn}` })
    .first()
    .getByRole('link', { name: 'Graph' })
    .click();
  await expect(page).toHaveURL(/targets=\d+/);
  const search = new URL(page.url()).searchParams;
  const [prefix = '', chosen = ''] = [search.get('prefix'), search.get('targets')].map((text) => text ?? '');
  const presets = await read<{ asns: number[] }[]>(
    page,
    `/v2/route-graph/asn/${asn}/target-presets?prefix=${encodeURIComponent(prefix)}`,
  );
  const target = presets.flatMap(({ asns }) => asns).find((each) => !chosen.split(',').includes(String(each)));
  await page.getByRole('button', { name: /^\d+ targets?$/ }).click();
  const targets = page.getByRole('region', { name: 'Targets' });
  await targets.getByRole('combobox', { name: 'Search for a network' }).fill(`AS${target}`);
  await targets.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(new RegExp(`targets=.*${target}(&|$)`));
  await page.keyboard.press('Escape');
  const { routes } = await read<{ routes: string[] }>(
    page,
    `/v2/route-graph/asn/${asn}/graph?prefix=${encodeURIComponent(prefix)}&targets=${target}`,
  );
  await page.getByRole('toolbar', { name: 'Graph' }).getByRole('button', { name: 'Show table' }).click();
  const seen = page
    .getByRole('grid', { name: /Paths to/ })
    .getByRole('rowheader', { name: new RegExp(`^AS${target}\\b`) });
  await expect(seen).toHaveCount(routes.length);
});
