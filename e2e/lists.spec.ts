import { expect, type Page } from '@playwright/test';
import { networks, read, readWhyOfPast, test, type Paged } from './pages.ts';

interface Changed {
  readonly prefix: string;
  readonly after: { readonly roa: string | null } | null;
}

const rows = (page: Page, name: RegExp | string) => page.getByRole('grid', { name }).getByRole('row');
const question = (page: Page, path: string) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === path).then((found) => new URL(found.url()));

test.describe('lists of a network', () => {
  test('cover the last three months, day by day', async ({ page }) => {
    const [asn = 0] = await networks(page);
    const { as_of } = await read<{ as_of: string }>(page, `/v2/incidents/info/overview/asn/${asn}`);
    const neighbors = question(page, `/v2/incidents/neighbors/merged/all/asn/${asn}`);
    await page.goto(`/as/${asn}/connectivity`);
    const asked = (await neighbors).searchParams;
    expect(asked.get('until')).toBe(as_of.slice(0, 10));
    expect(asked.get('from')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const prefixes = question(page, `/v2/incidents/connectivity/prefixes/asn/${asn}`);
    await page.goto(`/as/${asn}/connectivity/prefixes`);
    expect((await prefixes).searchParams.get('from')).toBe(asked.get('from'));
    await expect(page.getByRole('columnheader', { name: 'Last seen' })).toBeVisible();
  });

  test('tell how two days differ, as the API does', async ({ page }) => {
    const days = 'from=2026-11-09&until=2026-11-12';
    const changes = (asn: number) => `/v2/incidents/neighbors/all/asn/${asn}/changes?${days}`;
    let [changed = 0] = await networks(page);
    for (const asn of await networks(page)) {
      changed = asn;
      if ((await read<Paged<unknown>>(page, changes(asn))).record_count > 0) break;
    }
    const expected = await read<Paged<{ neighbor_as: { asn: number } }>>(page, changes(changed));
    expect(expected.record_count).toBeGreaterThan(0);
    await page.goto(`/as/${changed}/connectivity?page=2`);
    await page.getByRole('button', { name: 'Compare dates' }).click();
    await page.getByLabel('First day').fill('2026-11-09');
    await page.getByLabel('Second day').fill('2026-11-12');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/compare-from=2026-11-09&compare-until=2026-11-12$/);
    const table = rows(page, `Changed neighbors of AS${changed}`);
    await expect(table).toHaveCount(Math.min(expected.record_count, 50) + 1);
    await expect(table.nth(1)).toContainText(`AS${expected.data[0]?.neighbor_as.asn}`);
    await page.reload();
    await expect(table).toHaveCount(Math.min(expected.record_count, 50) + 1);
    await readWhyOfPast(page, table.nth(1));
    await page.getByRole('button', { name: '2026/11/09 – 2026/11/12' }).click();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(page.getByRole('grid', { name: `Neighbors of AS${changed}` })).toBeVisible();
  });

  test('of prefixes tell two days apart, with the verdicts on each and why', async ({ page }) => {
    const days = 'from=2026-11-08&until=2026-11-15';
    const of = (asn: number) =>
      read<Paged<Changed>>(page, `/v2/incidents/connectivity/prefixes/asn/${asn}/changes?${days}`);
    const judged = ({ data }: Paged<Changed>, roa: string) => data.find(({ after }) => after?.roa === roa)?.prefix;
    let [changed = 0] = await networks(page);
    for (const asn of await networks(page)) {
      changed = asn;
      const changes = await of(asn);
      if (judged(changes, 'valid') !== undefined && judged(changes, 'invalid') !== undefined) break;
    }
    const expected = await of(changed);
    await page.goto(`/as/${changed}/connectivity/prefixes?compare-from=2026-11-08&compare-until=2026-11-15`);
    const table = rows(page, `Changed prefixes of AS${changed}`);
    await expect(table).toHaveCount(Math.min(expected.record_count, 50) + 1);
    for (const [roa, verdict] of [
      ['valid', 'Valid'],
      ['invalid', 'Invalid'],
    ] as const) {
      const prefix = judged(expected, roa) ?? '';
      const row = table.filter({ has: page.getByRole('rowheader', { name: prefix, exact: true }) });
      await expect(row).toContainText('Added');
      await row
        .getByRole('button', { name: `${verdict}, show why` })
        .first()
        .click();
      const why = page.getByRole('dialog', { name: `ROA of ${prefix} on 2026/11/15: ${verdict}` });
      await expect(why).toContainText('At the end of 2026/11/15 (UTC)');
      await expect(why).toContainText('first in the copy of');
      await page.keyboard.press('Escape');
      await expect(why).toHaveCount(0);
    }
  });

  test('lead from a page beyond the end to the first one, and hand on what they show', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [asn = 0] = await networks(page);
    await page.goto(`/as/${asn}/connectivity/prefixes?ip=4&page=900`);
    await expect(page).toHaveURL(/prefixes\?ip=4$/);
    // The address is there before its page is drawn: the link is that of the rows on show.
    await expect(rows(page, `Prefixes of AS${asn}`).nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('of incidents ask for the countries of each party', async ({ page }) => {
    const [asn = 0] = await networks(page);
    const asked = question(page, `/v2/incidents/hijacks/asn/${asn}`);
    await page.goto(`/as/${asn}/security-issues/hijacks?hcc=NL,None&acc=DE&lcc=FR`);
    const { searchParams } = await asked;
    expect(searchParams.getAll('hcc')).toEqual(['NL', 'None']);
    expect(searchParams.getAll('acc')).toEqual(['DE']);
    expect(searchParams.getAll('lcc')).toEqual([]);
  });

  test('of related networks compare them, and sort by what they are compared by', async ({ page }) => {
    let asn = 0;
    let siblings: number[] = [];
    for (const each of await networks(page)) {
      const { data } = await read<Paged<{ asn: number }>>(page, `/v2/caida-as-org/siblings/asn/${each}`);
      asn = each;
      siblings = data.map((network) => network.asn);
      if (siblings.length > 0) break;
    }
    const names = (asns: readonly number[]) => asns.map((each) => new RegExp(`AS${each}(?!\\d)`));
    const metrics = question(page, '/api/storage/v2/as-rating/as-list');
    await page.goto(`/as/${asn}/related-asns`);
    await metrics;
    await expect(page.getByRole('rowheader')).toHaveText(names(siblings));
    const scores = page
      .getByRole('grid', { name: `Related ASNs of AS${asn}` })
      .getByRole('button', { name: /show why$/ });
    await scores.first().click();
    const why = page.getByRole('dialog', { name: /^Connectivity Score of AS/ });
    await expect(why).toContainText('vantage networks');
    await page.keyboard.press('Escape');
    await expect(why).toHaveCount(0);
    const sorted = question(page, `/v2/caida-as-org/siblings/asn/${asn}`);
    await page.getByRole('columnheader', { name: 'Connectivity Score' }).click();
    await expect(page).toHaveURL(/sort-by=score/);
    const { searchParams } = await sorted;
    expect([searchParams.get('sort-by'), searchParams.get('order')]).toEqual(['score', 'asc']);
    await expect(page.getByRole('rowheader')).toHaveText(names(siblings));
  });
});
