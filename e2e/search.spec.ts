import { expect } from '@playwright/test';
import { aNetwork, test, typeIntoSearch } from './pages.ts';

test.describe('the results of a search', () => {
  test('come in sections, with the columns of each', async ({ page }) => {
    await page.goto('/search?query=10.0.0.0/16');
    await expect(page.getByRole('heading', { name: 'Search Results for "10.0.0.0/16"' })).toBeVisible();
    for (const name of ['Origins', 'Prefixes'])
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
    const prefixes = page.getByRole('grid').last();
    for (const name of ['Prefix', 'AS number', 'AS name', 'ROA', 'Route Object', 'Graph', 'Propagation']) {
      await expect(prefixes.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await prefixes
      .getByRole('link', { name: /View Graph/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/as\/\d+\/graph\?prefix=/);
  });

  test('name the network of a real address', async ({ page }) => {
    await page.goto('/search?query=8.8.8.8');
    await expect(page.getByRole('link', { name: 'AS15169' }).first()).toBeVisible();
  });

  test('have the best known of several networks of one name first, and tell the others apart', async ({ page }) => {
    await page.goto('/search?query=google');
    const networks = page.getByRole('grid', { name: 'Autonomous Systems' }).getByRole('row');
    await expect(networks.nth(1).getByRole('link', { name: 'AS15169' })).toBeVisible();
    const described = networks.filter({ hasText: 'Google LLC' }).filter({ hasText: /\d+ (registered range|prefix)/ });
    expect(await described.count()).toBeGreaterThan(3);
  });

  test('find a network by its name', async ({ page }) => {
    const { asn, name } = await aNetwork(page);
    await page.goto(`/search?query=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name: `AS${asn}` }).first()).toBeVisible();
  });

  test('show the ROAs of a prefix that the browser keeps, and forget it with them', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('told')) return;
      sessionStorage.setItem('told', 'yes');
      localStorage.setItem('roa-history', '10.0.0.0/16');
    });
    await page.goto('/search?query=10.0.0.0/16');
    await expect(page.getByRole('dialog', { name: /ROA History/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Prefixes/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/search?query=10.0.0.0/16&route-object-history=10.0.0.0/16');
    await expect(page.getByRole('dialog', { name: /Route Object History/ })).toBeVisible();
  });

  test('show the results of known kinds even if one is of an unknown kind', async ({ page }) => {
    await page.route('**/info/search?*', (route) =>
      route.fulfill({
        json: [
          { type: 'weather', data: {} },
          { type: 'domain', data: { name: 'shop.example' } },
        ],
      }),
    );
    await page.goto('/search?query=shop');
    await expect(page.getByRole('heading', { name: 'Invalid search result type' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'shop.example' })).toBeVisible();
  });

  test('say when there are none', async ({ page }) => {
    await page.goto('/search?query=zzqqzzqq');
    await expect(page.getByText('No data found')).toBeVisible();
  });
});

test('suggestions that cannot be had are said so, and nothing is listed', async ({ page }) => {
  await page.route('**/info/search/suggestions?*', (route) =>
    route.fulfill({ status: 400, json: { code: 'E_BAD_REQUEST', message: 'The moon is down' } }),
  );
  await typeIntoSearch(page, 'stone');
  await expect(page.getByRole('alertdialog', { name: 'The moon is down' })).toHaveCount(1);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
