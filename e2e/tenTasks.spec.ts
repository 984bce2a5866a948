import { expect, type Page } from '@playwright/test';
import { hasProgram } from '../apps/server/test/debianPrograms.ts';
import { startNameServer } from '../apps/server/test/nameServer.ts';
import { networkWith, networks, read, test, typeIntoSearch, type Paged } from './pages.ts';
import { outsideOf } from './places.ts';
import { command, countPresses } from './presses.ts';

interface Shared {
  readonly asn: number;
  readonly exchanges: readonly unknown[];
}

/** Two networks of the laboratory that share an exchange. */
async function pairAtAnExchange(page: Page): Promise<{ asn: number; other: number }> {
  const all = await networks(page);
  for (const asn of all.slice(0, 20)) {
    const others = all.filter((each) => each !== asn).slice(0, 90);
    const shared = await read<Shared[]>(page, `/v2/peeringdb/common-ix/${asn}?n=${others.join(',')}`);
    const other = shared.find(({ exchanges }) => exchanges.length > 0)?.asn;
    if (other !== undefined) return { asn, other };
  }
  throw new Error('The laboratory has no two networks at one exchange');
}

/** Ten tasks of a network engineer, each in so many presses from the landing page, with the laboratory's networks. */

interface Announced {
  readonly prefix: string;
}

test('whose is 8.8.8.8? No press', async ({ page }) => {
  const expectPresses = await countPresses(page);
  await typeIntoSearch(page, '8.8.8.8');
  await expect(page.getByRole('option', { name: /AS15169 Google/i }).first()).toBeVisible();
  await expectPresses(0);
});

test('the customers of a network by size: one press', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/neighbors/merged/customers/asn/${each}`, 3);
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `${asn} customers`, new RegExp(`^AS${asn} Customers`));
  const table = page.getByRole('grid', { name: `Neighbors of AS${asn}` });
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /^Routes/ })).toHaveAttribute('aria-sort', 'descending');
  await expectPresses(1);
});

test('is a prefix’s ROA valid, and why? One press', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}?roa=valid`);
  const { data } = await read<Paged<Announced>>(page, `/v2/incidents/connectivity/prefixes/asn/${asn}?roa=valid`);
  const prefix = data[0]?.prefix ?? '';
  const { vrps } = await read<{ vrps: { prefix: string; asn: number }[] }>(
    page,
    `/v2/rir/roa-validity?prefix=${prefix}&asn=${asn}`,
  );
  const expectPresses = await countPresses(page);
  await typeIntoSearch(page, prefix);
  await page
    .getByRole('option', { name: new RegExp(`^${prefix} .*Prefix$`) })
    .first()
    .click();
  const verdicts = page.getByRole('main');
  await expect(verdicts).toContainText('Valid');
  await expect(verdicts).toContainText(`authorizes AS${vrps[0]?.asn}`);
  await expectPresses(1);
});

test('what changed last Tuesday? Three presses', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
  const { as_of } = await read<{ as_of: string }>(page, `/v2/web/current_delay?asn=${asn}`);
  const tuesday = new Date(as_of);
  while (tuesday.getUTCDay() !== 2) tuesday.setUTCDate(tuesday.getUTCDate() - 1);
  const until = tuesday.toISOString().slice(0, 10);
  const from = new Date(tuesday.getTime() - 86_400_000).toISOString().slice(0, 10);
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `AS${asn} prefixes`, new RegExp(`^AS${asn} Prefixes`));
  await page.getByRole('button', { name: 'Compare dates' }).click();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Second day').fill(until);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${from}.*${until}`));
  const changes = await read<{ added: number; gone: number }>(
    page,
    `/v2/incidents/connectivity/prefixes/asn/${asn}/changes?from=${from}&until=${until}`,
  );
  const kinds = page.getByRole('radiogroup', { name: 'Kind of change' });
  await expect(kinds).toContainText(new RegExp(`Added\\s*${changes.added}\\s*\\w+\\s*${changes.gone}`));
  await expectPresses(3);
});

test('who leaked? Two presses', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/leaks/asn/${each}`);
  const { data } = await read<Paged<{ parties: { role: string; network: { asn: number } }[] }>>(
    page,
    `/v2/incidents/leaks/asn/${asn}`,
  );
  const leaker = data[0]?.parties.find(({ role }) => role === 'offender')?.network.asn;
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `AS${asn} route leaks`, new RegExp(`^AS${asn} Route Leaks`));
  const first = page
    .getByRole('grid', { name: `Incidents of AS${asn}` })
    .getByRole('row')
    .nth(1);
  await first.getByRole('button', { name: /^Evidence for/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`AS${leaker}`);
  await expectPresses(2);
});

test('which exchanges do two networks share? Two presses', async ({ page }) => {
  const pair = await pairAtAnExchange(page);
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `AS${pair.asn} exchanges`, new RegExp(`^AS${pair.asn} Internet Exchanges`));
  await page.getByRole('combobox', { name: 'Common IXs with' }).fill(`AS${pair.other}`);
  await page.getByRole('button', { name: 'Common IXs', exact: true }).click();
  const shared = page.getByRole('dialog', { name: /^Common IXs of/ });
  await expect(shared.getByRole('rowheader').first()).toBeVisible();
  await expectPresses(2);
});

test('what does a community mean? One press', async ({ page }) => {
  const found = await read<{ type: string; data: { community: string; description: string } }[]>(
    page,
    '/v2/incidents/info/search?q=customer&page-size=100',
  );
  const known = found.find(({ type, data }) => type === 'bgp-community' && /^\d+:\d+$/.test(data.community))?.data;
  if (!known) throw new Error('The laboratory describes no community of customers');
  const expectPresses = await countPresses(page);
  await typeIntoSearch(page, known.community);
  await page
    .getByRole('option', { name: new RegExp(`^${known.community}\\b`) })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(known.description);
  await expectPresses(1);
});

test('what is in an AS-SET, and where does it loop? Two presses', async ({ page }) => {
  const found = await read<{ type: string; data: { rpslPk: string } }[]>(page, '/v2/incidents/info/search?q=:AS-ALL');
  const name = found.find(({ type }) => type === 'as-set')?.data.rpslPk ?? '';
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `${name} expand`, new RegExp(`^${name} All members`));
  await expect(page).toHaveURL(/recursively=true/);
  await expect(
    page
      .getByRole('grid', { name: new RegExp(`of ${name}$`) })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
  await page.getByRole('tab', { name: /^Loops/ }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(name.replace('AS-ALL', 'AS-PARTNERS'));
  await expectPresses(2);
});

const SHOP = `$ORIGIN shop.example.
$TTL 600
@ IN SOA ns1 noc 1 3600 600 86400 60
@ IN NS ns1
@ IN A 10.0.0.7
ns1 IN A 10.0.0.53
`;

test.describe('of a domain', () => {
  test.skip(
    !hasProgram('nsd', 'the page of a domain is not tested against a real name server'),
    'nsd is not installed',
  );
  let stop: () => Promise<void> = async () => {};
  test.beforeAll(async () => {
    stop = await startNameServer(outsideOf(test.info().project.name).nameServer, { 'shop.example': SHOP });
  });
  test.afterAll(() => stop());

  test('where is it hosted? One press', async ({ page }) => {
    const expectPresses = await countPresses(page);
    await typeIntoSearch(page, 'https://shop.example/cart');
    await page.getByRole('option', { name: /^shop\.example/ }).click();
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await expect(row).toContainText('10.0.0.7');
    await expect(row.getByRole('link', { name: /^AS\d+/ }).first()).toBeVisible();
    await expectPresses(1);
  });
});

test('which routes would a target see? Two presses', async ({ page }) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
  const { data } = await read<Paged<Announced>>(page, `/v2/incidents/connectivity/prefixes/asn/${asn}`);
  const expectPresses = await countPresses(page);
  await page.goto('/');
  await command(page, `AS${asn} graph`, new RegExp(`^AS${asn} Graph`));
  await expect(page).toHaveURL(/targets=\d+/);
  const search = new URL(page.url()).searchParams;
  const prefix = search.get('prefix') ?? data[0]?.prefix ?? '';
  const chosen = (search.get('targets') ?? '').split(',');
  const presets = await read<{ asns: number[] }[]>(
    page,
    `/v2/route-graph/asn/${asn}/target-presets?prefix=${encodeURIComponent(prefix)}`,
  );
  const target = presets.flatMap(({ asns }) => asns).find((each) => !chosen.includes(String(each)));
  await page.getByRole('combobox', { name: 'Search for a network' }).fill(`AS${target}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`targets=.*${target}(&|$)`));
  await expect(page.getByRole('link', { name: new RegExp(`AS${target}\\b`) }).first()).toBeAttached();
  await expectPresses(2);
});
