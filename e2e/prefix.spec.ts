import { expect } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { networkWith, read, test, typeIntoSearch, type Paged } from './pages.ts';

interface Listed {
  readonly prefix: string;
}

test('whose is 8.8.8.8 is said by the landing page without a click, and by its page', async ({ page }) => {
  await typeIntoSearch(page, '8.8.8.8');
  await expect(page.getByRole('option').filter({ hasText: 'AS15169' }).first()).toBeVisible();
  await page.goto('/ip/8.8.8.8');
  await expect(page.getByRole('heading', { level: 1, name: '8.8.8.8' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'AS15169' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^8\.8\.8\.8 /);
});

test('whether the ROA of a prefix is valid, and why, is one click from the landing page', async ({ page }) => {
  const list = (asn: number) => `/v2/incidents/connectivity/prefixes/asn/${asn}?roa=valid`;
  const asn = await networkWith(page, list);
  const { data } = await read<Paged<Listed>>(page, list(asn));
  const prefix = data[0]?.prefix ?? '';
  await typeIntoSearch(page, prefix);
  await page.getByRole('option').filter({ hasText: prefix }).filter({ hasText: 'Prefix' }).first().click();
  await expect(page).toHaveURL(`/prefix/${prefix}`);
  await expect(page.getByText(`A ROA authorizes AS${asn} to announce ${prefix}.`)).toBeVisible();

  // All that decided it, and what was before, are one more press away.
  await page.getByRole('button', { name: `ROA history of ${prefix} from AS${asn}` }).click();
  await expect(page.getByRole('dialog', { name: 'RPKI ROA History' })).toBeVisible();
  await expect(page).toHaveURL(/\?roa-history=/);
});

test('a prefix has its routes, its graph, what is around it, and no flaw that axe finds', async ({ page }) => {
  const list = (asn: number) => `/v2/incidents/hijacks/asn/${asn}`;
  const { data } = await read<Paged<Listed>>(page, list(await networkWith(page, list)));
  const prefix = data[0]?.prefix ?? '';
  const detail = await read<{ routes: { path: string }[] }>(page, `/v2/prefixes/${prefix}`);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/prefix/${prefix}`);
    await expect(page.getByRole('grid', { name: `Incidents of ${prefix}` })).toBeVisible();
    const routes = page.getByRole('grid', { name: `Routes of ${prefix} by vantage point` });
    await expect(routes.getByRole('rowheader')).toHaveCount(detail.routes.length);
    for (const section of ['Graph', 'Visibility', 'ROAs and route objects', 'Covering prefixes'])
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    expect(await axeProblems(page), `${width} px`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

test('an address that is set aside says what for, and belongs to no network', async ({ page }) => {
  await page.goto('/ip/127.0.0.1');
  await expect(page.getByText(/127\.0\.0\.0\/8 is reserved: Loopback/)).toBeVisible();
  await expect(page.getByText('No network', { exact: true })).toBeVisible();
});

test('every spelling of a prefix or an address leads to its one page', async ({ page }) => {
  for (const [path, canonical] of [
    ['/prefix/8.8.8.8%2F24', '/prefix/8.8.8.0/24'],
    ['/prefix/2001:DB8:0::/32', '/prefix/2001:db8::/32'],
    ['/ip/8.8.8.0/24', '/prefix/8.8.8.0/24'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(canonical.replace(/^\/\w+\//, ''));
  }
});

for (const path of ['/prefix/8.8.8.0/33', '/ip/8.8.8.888', '/prefix/nonsense'])
  test(`${path} is answered with a page that says why, and status 404`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(/is not a prefix or an IP address/)).toBeVisible();
  });
