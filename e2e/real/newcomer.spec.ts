import { expect } from '@playwright/test';
import { takeOption } from '../keys.ts';
import { read, test, typeIntoSearch, type Paged } from '../pages.ts';
import { loads } from './files.ts';
import { neighborsOf } from './held.ts';

const LEVEL3 = 3356;

test('who are AS3356’s customers?', async ({ page }) => {
  const list = `/v2/incidents/neighbors/merged/customers/asn/${LEVEL3}?page-size=50`;
  const { record_count } = await read<Paged<unknown>>(page, list);
  await typeIntoSearch(page, 'AS3356');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: `Sections of AS${LEVEL3}` }).first();
  await menu.getByRole('link', { name: 'IP Connectivity' }).click();
  await menu.getByRole('link', { name: 'BGP Neighbors' }).click();
  await menu.getByRole('link', { name: `Customers ${record_count.toLocaleString('en')}` }).click();
  const table = page.getByRole('grid', { name: `Neighbors of AS${LEVEL3}` });
  await expect(page.getByText(`${record_count.toLocaleString('en')} rows`)).toBeVisible();
  const held = new Set(loads.today.mrt.flatMap((name) => [...neighborsOf(LEVEL3, name)]));
  await expect(table.getByRole('rowheader')).toHaveCount(Math.min(record_count, 50));
  const shown = (await table.getByRole('rowheader').allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(shown.filter((asn) => !held.has(asn))).toEqual([]);
  await table.getByRole('button', { name: 'Customer, show why' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/paths/i);
});

test('what does community 3356:123 mean?', async ({ page }) => {
  await typeIntoSearch(page, '3356:123');
  const search = page.getByRole('combobox', { name: 'Search' });
  await takeOption(page, search, page.getByRole('option', { name: /3356:123/ }).first());
  await expect(page).toHaveURL(/\/bgp-community\?community=3356(:|%3A)123$/);
  await expect(page.getByText('Customer route')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Prefixes with community 3356:123' })).toBeVisible();
});
