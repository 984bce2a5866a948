import { createServer, type Server } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { aNetwork, networkWith, read, test, type Paged } from './pages.ts';
import { outsideOf } from './places.ts';

/** Pages that list what one call answers: each shows as many rows as the call has records, the first of them first. */

async function expectRows(page: Page, table: RegExp | string, count: number): Promise<void> {
  await expect(page.getByRole('grid', { name: table }).getByRole('row')).toHaveCount(Math.min(count, 50) + 1);
}

for (const [section, kind] of [
  ['route-leaks', 'leaks'],
  ['bogons', 'bogons'],
] as const) {
  test(`${section} of a network, and in its menu how many go on`, async ({ page }) => {
    const list = (asn: number) => `/v2/incidents/${kind}/asn/${asn}`;
    const asn = await networkWith(page, list);
    const { data, record_count } = await read<Paged<{ prefix: string }>>(page, list(asn));
    await page.goto(`/as/${asn}/security-issues/${section}`);
    await expectRows(page, `Incidents of AS${asn}`, record_count);
    const menu = page.getByRole('navigation', { name: `Sections of AS${asn}` }).first();
    const { active_incidents: active } = await read<{ active_incidents: Record<string, { all: number }> }>(
      page,
      `/v2/incidents/info/overview/asn/${asn}`,
    );
    await expect(menu.locator('[aria-current=page]')).toContainText(new RegExp(`${active[kind]?.all}$`));
    const first = page
      .getByRole('grid', { name: `Incidents of AS${asn}` })
      .getByRole('row')
      .nth(1);
    await expect(first).toContainText(data[0]?.prefix ?? '?');
  });
}

test('what goes on in all networks, with the evidence of each', async ({ page }) => {
  const { data, record_count } = await read<Paged<{ prefix: string }>>(page, '/v2/incidents/all?sort-by=last-seen');
  await page.goto('/incidents?state=ongoing');
  await expectRows(page, 'Incidents of all networks', record_count);
  const prefix = data[0]?.prefix ?? '?';
  await page
    .getByRole('button', { name: `Evidence for ${prefix}` })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('grid', { name: 'Suspects' })).toBeVisible();
});

for (const [section, kind, group] of [
  ['vulnerable-ports', 'open_port', 'OpenPort'],
  ['ddos-amplifiers', 'amplifier', 'Amplifier'],
  ['routing-loops', 'loop', 'Loop'],
] as const) {
  test(`${section} of a network, and in its menu how many are ongoing`, async ({ page }) => {
    const list = (asn: number) => `/v2/incidents/scan/${kind}/asn/${asn}`;
    const asn = await networkWith(page, list);
    const { data, record_count } = await read<Paged<{ ip: string }>>(page, list(asn));
    await page.goto(`/as/${asn}/security-issues/${section}`);
    const table = page.getByRole('grid').first();
    await expect(table.getByRole('row')).toHaveCount(Math.min(record_count, 50) + 1);
    await expect(table.getByRole('row').nth(1)).toContainText(data[0]?.ip ?? '?');
    const types = await read<{ group: string; active: number }[]>(page, `/v1/scan/overview/asn/${asn}`);
    const active = types.filter((type) => type.group === group).reduce((sum, type) => sum + type.active, 0);
    const menu = page.getByRole('navigation', { name: `Sections of AS${asn}` }).first();
    await expect(menu.locator('[aria-current=page]')).toHaveText(new RegExp(`\\D${active}$`));
  });
}

test('the history of the ROAs of a prefix, from the address', async ({ page }) => {
  const list = (each: number) => `/v2/incidents/connectivity/prefixes/asn/${each}?roa=valid`;
  const asn = await networkWith(page, list);
  const { data } = await read<Paged<{ prefix: string }>>(page, list(asn));
  const prefix = data[0]?.prefix ?? '';
  const { vrps } = await read<{ vrps: { asn: number }[] }>(page, `/v2/rir/roa-validity?prefix=${prefix}&asn=${asn}`);
  await page.goto(`/search?query=${encodeURIComponent(prefix)}&roa-history=${encodeURIComponent(prefix)}`);
  const dialog = page.getByRole('dialog', { name: /ROA History/ });
  await expect(dialog.getByRole('row').nth(1)).toContainText(`AS${vrps[0]?.asn}`);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/roa-history/);
});

test('the prefixes of a community', async ({ page }) => {
  const communities = (asn: number) => `/v2/bgp-communities-api/communities/asn/${asn}`;
  const prefixes = (community: string) => `/v2/bgp-communities-api/community-prefixes?community=${community}`;
  const asn = await networkWith(page, communities);
  const known = await read<{ community: string; description: string }[]>(page, communities(asn));
  for (const { community, description } of known.filter((each) => /^\d+:\d+$/.test(each.community))) {
    const { data, record_count } = await read<Paged<{ prefix: string }>>(page, prefixes(community));
    if (record_count === 0) continue;
    await page.goto(`/bgp-community?community=${community}`);
    await expect(page.getByText(description).first()).toBeVisible();
    await expectRows(page, `Prefixes with community ${community}`, record_count);
    await expect(page.getByRole('link', { name: data[0]?.prefix ?? '?', exact: true })).toBeVisible();
    return;
  }
  throw new Error(`No route carries a community of AS${asn}`);
});

test('members of an AS-SET, nested ones on request', async ({ page }) => {
  const question = (text: string) => page.request.post('/api/storage/v2/irrd/graphql/', { data: { query: text } });
  const sets = (await (
    await question('{ rpslObjects(objectClass: ["as-set"], recordLimit: 40) { rpslPk } }')
  ).json()) as { data: { rpslObjects: { rpslPk: string }[] } };
  const names = sets.data.rpslObjects.map(({ rpslPk }) => rpslPk);
  const all = (await (
    await question(`{ recursiveSetMembers(setNames: ${JSON.stringify(names)}) { rpslPk members } }`)
  ).json()) as { data: { recursiveSetMembers: { rpslPk: string; members: string[] }[] } };
  const largest = all.data.recursiveSetMembers.toSorted((a, b) => b.members.length - a.members.length)[0];
  const networks = (largest?.members ?? []).filter((member) => /^AS\d+$/.test(member));
  await page.goto(`/as-set/${largest?.rpslPk}?recursively=true`);
  await expect(page.getByRole('tab', { name: new RegExp(`^ASN Members.*${networks.length}`) })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(Math.min(networks.length, 20) + 1);
});

test.describe('whois', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (asked) => socket.end(`% LAB\naut-num: ${asked.toString().trim()}\nremarks: a long story\n`));
    });
    await new Promise<void>((resolve) =>
      server.listen(outsideOf(test.info().project.name).whois, '127.0.0.1', resolve),
    );
  });
  test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('shows the raw entry of a network, as the server gave it', async ({ page }) => {
    await page.goto('/as/3356/whois');
    await expect(page.getByText(/aut-num: AS3356\s+remarks: a long story/)).toBeVisible();
  });
});

test.describe('without the subscription', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'sample-session', value: 'none', url: baseURL ?? '' }]);
  });

  test('there is no player, no visibility chart, and the server refuses both', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph?player=true`);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Player', exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Visibility of/ })).toHaveCount(0);
    const search = new URL(page.url()).searchParams;
    const refused = await page.request.post(
      `/api/storage/v2/route-storage/get_graph_history?prefix=${search.get('prefix')}&target_asns=${asn}`,
    );
    expect(refused.status()).toBe(402);
  });

  test('filters of subscribers are locked, and say why', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/connectivity`);
    const country = page.getByRole('button', { name: /country/i }).first();
    await country.focus();
    await expect(
      page.getByText('Filter by country is only available for users with Pro Subscription').first(),
    ).toBeAttached();
  });
});
