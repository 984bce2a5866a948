import { expect } from '@playwright/test';
import { takeOption } from './keys.ts';
import { aNetwork, test, typeIntoSearch } from './pages.ts';
import { withoutRealRoutes } from './places.ts';

test.describe('the landing page', () => {
  test('greets with the search box in focus', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore the network' })).toBeVisible();
    await expect(page.getByText("Get Started. It's free")).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('placeholder', 'Enter AS Number, AS Name, Prefix, IP or Domain Name');
  });

  test(
    'begins with examples of the laboratory where nothing else is loaded',
    { tag: withoutRealRoutes },
    async ({ page }) => {
      await page.goto('/');
      const examples = page.getByRole('navigation', { name: 'Examples' }).getByRole('link');
      await expect(examples.first()).toHaveText(/demo network/);
      const hrefs = await examples.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        await page.goto(href);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
        const missing = page.getByText(/^(No routes loaded|No network announces)/);
        expect(href.startsWith('/ip/') || (await missing.count()) === 0, href).toBe(true);
        // Its own members, prefixes or values lead on; a list beside them, such as that of incidents, may well be empty.
        expect(await page.getByRole('main').getByRole('link').count(), href).toBeGreaterThan(1);
        await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toHaveCount(0);
      }
    },
  );

  for (const [typed, path] of [
    ['AS3356', '/as/3356'],
    ['as3356', '/as/3356'],
    ['3356', '/as/3356'],
    ['level 3', '/search?query=level%203'],
    ['8.8.8.0/24', '/search?query=8.8.8.0%2F24'],
  ] as const) {
    test(`goes to ${path} when ${typed} is entered`, async ({ page }) => {
      await typeIntoSearch(page, typed);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search === path);
    });
  }

  test('suggests what is typed, and the keyboard alone leads there', async ({ page }) => {
    const { asn, name } = await aNetwork(page);
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await page.keyboard.type(`AS${asn}`);
    await takeOption(page, box, page.getByRole('option').filter({ hasText: name }).first());
    await page.waitForURL(`**/as/${asn}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`AS${asn}`);
  });

  test('closes its suggestions with Escape and says when there are none', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('zzqqzzqq');
    const nothing = page.getByRole('option', { name: 'No options' });
    await expect(nothing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nothing).toBeHidden();
  });

  test('turns dark, and stays so', async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    // The button is drawn before its script runs: a person would press it again, but not where the page has turned dark meanwhile.
    await expect(async () => {
      if ((await html.getAttribute('data-theme')) !== 'dark')
        await page.getByRole('button', { name: 'Switch to dark theme' }).click({ timeout: 5000 });
      await expect(html).toHaveAttribute('data-theme', 'dark', { timeout: 5000 });
    }).toPass();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  test('works with JavaScript still on its way: it is drawn before', async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('Explore the network');
    expect(html).toContain('Enter AS Number, AS Name, Prefix, IP or Domain Name');
  });
});
