import { expect, type Page } from '@playwright/test';
import { axeProblems } from '../axe.ts';
import { aNetwork, networkWith, read, test, type Paged } from '../pages.ts';

/** Pages about the laboratory's networks show nothing from a real table loaded next to it. */

/** What the line about the age of the data says. */
const OF_LABORATORY = 'sample';
const OF_TABLE = 'stale';
/** Peers of the laboratory's collector, over either IP version. */
const PEERS = 12;

async function expectWorld(page: Page, path: string, freshness: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-freshness]')).toHaveAttribute('data-freshness', freshness);
}

test('each page is dated by the world that it is about', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const groups = await read<{ kind: string; name: string }[]>(page, `/v2/incidents/info/groups/asn/${asn}`);
  const set = groups.find(({ kind }) => kind === 'as-set')?.name ?? '';
  await expectWorld(page, `/as/${asn}`, OF_LABORATORY);
  await expectWorld(page, `/search?query=AS${asn}`, OF_LABORATORY);
  await expectWorld(page, '/search?query=10.0.0.0/16', OF_LABORATORY);
  await expectWorld(page, `/bgp-community?community=${asn}:100`, OF_LABORATORY);
  await expectWorld(page, `/as-set/${set}`, OF_LABORATORY);
  await expectWorld(page, '/as/3356', OF_TABLE);
  await expectWorld(page, '/search?query=4.0.0.0/8', OF_TABLE);
});

test('the chart of a prefix that all peers carry shows all of them', async ({ page }) => {
  const whole = '?relative-propagation-min=100';
  const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}${whole}`);
  const { data } = await read<Paged<{ prefix: string; propagation: number }>>(
    page,
    `/v2/incidents/connectivity/prefixes/asn/${asn}${whole}`,
  );
  const [first] = data;
  expect(first?.propagation).toBe(PEERS);
  await page.goto(`/as/${asn}/graph?prefix=${encodeURIComponent(first?.prefix ?? '')}`);
  const chart = page.getByRole('region', { name: /^Visibility of/ });
  await expect(chart).toContainText(`${PEERS} of ${PEERS}`);
  await expect(chart).toContainText('100 %');
});

test('the filter by propagation reaches as far as the peers do, over IPv6 too', async ({ page }) => {
  const { asn } = await aNetwork(page);
  await page.goto(`/as/${asn}/connectivity/prefixes?ip=6`);
  await page.getByRole('button', { name: /^Propagation/ }).click();
  const thumbs = page.getByRole('dialog').getByRole('slider');
  await expect(thumbs.last()).toHaveAttribute('max', String(PEERS));
});

test('search results from both worlds are marked if they come from the laboratory', async ({ page }) => {
  const { name } = await aNetwork(page);
  const word = name.split('-')[0] ?? '';
  await page.goto(`/search?query=${encodeURIComponent(word)}`);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row.getByText('Demo data', { exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.goto('/search?query=AS3356');
  const real = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'AS3356', exact: true }) });
  await expect(real).toHaveCount(1);
  await expect(real.getByText('Demo data')).toHaveCount(0);
});
