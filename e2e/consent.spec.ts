import { expect, type Page } from '@playwright/test';
import { axeProblems, test } from './pages.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookie-consent');
/** Addresses to which visits are told. */
const counts = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/v2/web/visits'));

for (const colorScheme of ['light', 'dark'] as const)
  test(`asks over the page, which does not move, and keeps a no for 365 days, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('request', (request) => told.push(request.url()));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/glossary');
    await expect(banner(page)).toBeVisible();
    expect(await choice(page)).toBeUndefined();
    expect(await axeProblems(page)).toEqual([]);
    // Over the page, and no trap: what lies behind it can be used.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).focus();
    await banner(page).getByRole('button', { name: 'Necessary only' }).press('Enter');
    await expect(banner(page)).toHaveCount(0);
    const kept = await choice(page);
    expect(kept).toMatchObject({ value: 'necessary', sameSite: 'Lax' });
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    expect(told.filter((address) => address.includes('/v2/web/visits'))).toEqual([]);
  });

test('counts visits after a yes, until the choice is changed from the footer', async ({ page }) => {
  await page.goto('/glossary');
  const counted = counts(page);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  const answer = await counted;
  expect(await answer.json()).toMatchObject({ counted: true });
  expect(answer.request().postDataJSON()).toEqual({ event: 'page', page: 'glossary' });
  const next = counts(page);
  await page.goto('/pricing');
  expect((await next).request().postDataJSON()).toEqual({ event: 'page', page: 'pricing' });

  const footer = page.getByRole('button', { name: 'Cookies' });
  await footer.click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page).getByRole('checkbox', { name: /Analytics/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(footer).toBeFocused();
  await footer.press('Enter');
  await banner(page)
    .getByRole('checkbox', { name: /Analytics/ })
    .press('Space');
  await banner(page).getByRole('button', { name: 'Save my choice' }).press('Enter');
  expect(await choice(page)).toMatchObject({ value: 'necessary.marketing.functional' });
  const refused = await page.request.post('/v2/web/visits', { data: { event: 'page', page: 'pricing' } });
  expect(await refused.json()).toMatchObject({ counted: false });
});

test('keeps conveniences no longer than the tab once functional storage is no longer allowed', async ({ page }) => {
  const kept = (area: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(globalThis[name]).filter((key) => key.startsWith('convenience.')), area);
  await page.goto('/as-rating/global/score');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: 'Hide Ratings' }).click();
  await expect.poll(() => kept('localStorage')).toEqual(['convenience.rating-menu-hidden']);
  await page.getByRole('button', { name: 'Cookies' }).click();
  await banner(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => kept('localStorage')).toEqual([]);
  expect(await kept('sessionStorage')).toEqual(['convenience.rating-menu-hidden']);
});

test('takes Global Privacy Control as a no', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/glossary');
  await page.getByRole('button', { name: 'Cookies' }).click();
  await expect(banner(page)).toContainText('Your browser asks sites not to track you');
  await expect(banner(page).getByRole('checkbox')).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choice(page)).toBeUndefined();
});
