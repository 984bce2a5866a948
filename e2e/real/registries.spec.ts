import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../pages.ts';
import { realFiles } from './files.ts';
import { peeringDb, routesIn } from './held.ts';

const LEVEL3 = 3356;

test.describe('what registries hold stands on pages:', () => {
  test('the communities of a network, as its dictionary tells them', async ({ page }) => {
    const lines = readFileSync(realFiles?.communities ?? '', 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line));
    await page.goto(`/as/${LEVEL3}/communities`);
    const table = page.getByRole('grid');
    const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: '3356:123', exact: true }) });
    const described = lines.find((line) => line.startsWith('3356:123,'))?.split(',')[1];
    await expect(row).toContainText(described ?? '?');
  });

  test('the prefixes that carried a community in the table', async ({ page }) => {
    const tagged = routesIn('table').filter(({ communities }) => communities.includes('3356:123'));
    const held = new Set(tagged.map(({ prefix }) => prefix));
    await page.goto('/bgp-community?community=3356:123');
    await expect(page.getByText(`${held.size.toLocaleString('en')} rows`)).toBeVisible();
    const table = page.getByRole('grid', { name: 'Prefixes with community 3356:123' });
    await expect(table.getByRole('rowheader')).toHaveCount(50);
    const shown = await table.getByRole('rowheader').allInnerTexts();
    expect(shown.filter((prefix) => !held.has(prefix))).toEqual([]);
  });

  test('which IXs do two networks share?', async ({ page }) => {
    const { ix, netixlan } = peeringDb();
    const at = Map.groupBy(netixlan.data, ({ asn }) => asn);
    const { networks, shared } = commonest(at);
    const [one = 0, other = 0] = networks;
    const names = ix.data.filter(({ id }) => shared.includes(id)).map(({ name }) => name);
    await page.goto(`/as/${one}/ix`);
    await page.getByRole('combobox', { name: 'Common IXs with' }).fill(String(other));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Common IXs of AS${one} `) });
    await expect(dialog.getByRole('row')).toHaveCount(names.length + 1);
    for (const name of names) await expect(dialog.getByRole('row').filter({ hasText: name })).toBeVisible();
  });

  test('a route object, with its origin and its registry', async ({ page }) => {
    const object = readFileSync(realFiles?.routeObjects ?? '', 'latin1')
      .split(/\n\n/)
      .find((text) => text.startsWith('route:'));
    const [prefix = '', origin = ''] = ['route', 'origin'].map(
      (key) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(object ?? '')?.[1] ?? '',
    );
    await page.goto(`/search?query=${prefix}&route-object-history=${prefix}`);
    const dialog = page.getByRole('dialog', { name: /Route Object History/ });
    await expect(dialog.getByRole('row').filter({ hasText: origin })).toContainText('RIPE');
  });
});

/** The two networks with most exchanges in common, and these exchanges. */
function commonest(at: ReadonlyMap<number, readonly { readonly ix_id: number }[]>): {
  readonly networks: readonly number[];
  readonly shared: readonly number[];
} {
  let best: ReturnType<typeof commonest> = { networks: [], shared: [] };
  const exchanges = [...at].map(([asn, ports]) => [asn, new Set(ports.map(({ ix_id }) => ix_id))] as const);
  for (const [one, its] of exchanges)
    for (const [other, theirs] of exchanges) {
      const shared = [...its].filter((id) => theirs.has(id));
      if (one < other && shared.length > best.shared.length) best = { networks: [one, other], shared };
    }
  return best;
}
