import { expect } from '@playwright/test';
import { networks, test } from './pages.ts';

const FULL_REPORT = 'Full report is only available for users with the AS Ratings Subscription';
const BY_COUNTRY = 'Filter by country is only available for users with the AS Ratings Subscription';

test.describe('ratings, for subscribers', () => {
  test('are sorted, paged and narrowed by the address', async ({ page }) => {
    await page.goto('/as-rating');
    await expect(page).toHaveURL(/\/as-rating\/global\/score$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Connectivity Score' })).toBeVisible();
    const table = page.getByRole('grid', { name: 'Global rating by Connectivity Score' });
    await expect(table.getByRole('row')).toHaveCount(51);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await table.getByRole('columnheader', { name: 'AS', exact: true }).click();
    await expect(page).toHaveURL(/sortBy=asn/);
    await expect(page).not.toHaveURL(/page=2/);
    await expect(table.getByRole('columnheader', { name: 'AS', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  test('say why an address makes no sense', async ({ page }) => {
    await page.goto('/as-rating/global/score?sortBy=beauty');
    await expect(page.getByText('sort-by must be one of position, change, asn, value')).toBeVisible();
  });

  test('of a country wait for it', async ({ page }) => {
    await page.goto('/as-rating/local/local-customers');
    await expect(page.getByText('Please select rating country')).toBeVisible();
  });

  test('name the critical network of each country', async ({ page }) => {
    // A slice of a real table may know no country by its networks.
    await page.goto('/as-rating/reliability/national-stability?sample=yes');
    const table = page.getByRole('grid', { name: 'National stability' });
    await expect(table.getByRole('link', { name: /^AS\d+ \S/ }).first()).toBeVisible();
  });

  test('remember the menu as it was left', async ({ page }) => {
    await page.goto('/as-rating/global/peers');
    await page.getByRole('button', { name: 'Hide Ratings' }).click();
    // A press before the page's code has loaded takes effect with it.
    const show = page.getByRole('button', { name: 'Show Ratings' });
    await expect(show).toBeVisible();
    await page.reload();
    await expect(show).toBeVisible();
  });
});

test.describe('ratings, for guests', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'sample-session', value: 'none', url: baseURL ?? '' }]),
  );

  test('end after the first page, with what the subscription adds', async ({ page }) => {
    await page.goto('/as-rating/global/customers');
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(51);
    await expect(page.getByText(FULL_REPORT)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Local Customers for subscribers' })).toBeVisible();
    await page.goto('/as-rating/global/customers?page=2');
    await expect(page.getByText(FULL_REPORT)).toBeVisible();
    await page.goto('/as-rating/global/customers?filter-country=NL');
    await expect(page.getByText(BY_COUNTRY)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a rating can be read', async ({ page }) => {
    // A page never waits for an answer that is slow to come, as the first one of a busy server is.
    await expect(async () => {
      await page.goto('/as-rating/global/score');
      await expect(page.getByRole('link', { name: /^AS\d+/ }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Connectivity Score' })).toBeVisible();
  });
});

test('a network leads to its place in a rating', async ({ page }) => {
  const [asn] = await networks(page);
  await page.goto(`/as/${asn}`);
  await page.getByRole('link', { name: /^#\d+/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/as-rating/global/.*q=${asn}`));
  await expect(page.getByRole('grid').getByRole('link', { name: new RegExp(`^AS${asn}`) })).toBeVisible();
});

test('there is no rating at an address that names none', async ({ page }) => {
  for (const path of ['/as-rating/global/national-stability', '/as-rating/local/score', '/as-rating/other/score'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('the speakers are listed', async ({ page }) => {
  await page.goto('/speakers');
  await expect(
    page
      .getByRole('grid', { name: 'BGP speakers' })
      .getByRole('link', { name: /^AS\d+/ })
      .first(),
  ).toBeVisible();
});
