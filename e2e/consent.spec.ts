import { expect, type Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { aNetwork, holdCode, test } from './pages.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookie-consent');
/** Names of what a browser keeps only for convenience. */
const conveniences = (page: Page, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(globalThis[name]).filter((key) => key.startsWith('convenience.')), area);
const MENU = 'convenience.rating-menu-hidden';
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
  const kept = (area: 'localStorage' | 'sessionStorage') => conveniences(page, area);
  await page.goto('/as-rating/global/score');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: 'Hide Ratings' }).click();
  await expect.poll(() => kept('localStorage')).toEqual([MENU]);
  await page.getByRole('button', { name: 'Cookies' }).click();
  await banner(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => kept('localStorage')).toEqual([]);
  expect(await kept('sessionStorage')).toEqual([MENU]);
});

test('keeps conveniences from before the choice as long as it allows', async ({ page }) => {
  const kept = (area: 'localStorage' | 'sessionStorage') => conveniences(page, area);
  await page.goto('/as-rating/global/score');
  await page.getByRole('button', { name: 'Hide Ratings' }).click();
  await expect.poll(() => kept('sessionStorage')).toEqual([MENU]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => kept('localStorage')).toEqual([MENU]);
  expect(await kept('sessionStorage')).toEqual([]);
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

test.describe('while the code is on its way', () => {
  const pathOf = {
    'a drawn page': () => '/glossary',
    'a page of a network': async (page: Page) => `/as/${(await aNetwork(page)).asn}`,
    'a page that the browser draws': () => '/search?query=64701',
  };

  for (const [kind, of] of Object.entries(pathOf))
    test(`${kind} asks, and takes an answer`, async ({ page }) => {
      const path = await of(page);
      const letCome = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await banner(page).getByRole('button', { name: 'Necessary only' }).click();
      await expect(banner(page)).toBeVisible();
      letCome();
      await expect(banner(page)).toHaveCount(0);
      expect(await choice(page)).toMatchObject({ value: 'necessary' });
      // The next page knows it as soon as it is there, and the footer asks once more.
      const letComeAgain = await holdCode(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(banner(page)).toBeHidden();
      letComeAgain();
      await page.getByRole('button', { name: 'Cookies' }).click();
      await expect(banner(page)).toBeFocused();
      await expect(banner(page).getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked();
    });
});

test.describe('where no code runs', () => {
  test.use({ javaScriptEnabled: false });

  test('asks nothing, as no answer is needed', async ({ page }) => {
    await page.goto('/glossary');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
