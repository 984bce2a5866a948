import { expect, type Page } from '@playwright/test';
import { aNetwork, axeProblems, test } from './pages.ts';

/** Each page in both themes and at both widths; the halves in turn, so that no page is drawn four times. */
const lots = [
  { lot: 0, colorScheme: 'light', width: 360 },
  { lot: 0, colorScheme: 'dark', width: 1280 },
  { lot: 1, colorScheme: 'light', width: 1280 },
  { lot: 1, colorScheme: 'dark', width: 360 },
] as const;

async function pages(page: Page): Promise<string[]> {
  const { asn } = await aNetwork(page);
  const sections = [
    '',
    '/graph',
    '/connectivity',
    '/connectivity/prefixes',
    '/ix',
    '/security-issues/hijacks',
    '/security-issues/vulnerable-ports',
    '/whois',
    '/related-asns',
    '/communities',
  ].map((section) => `/as/${asn}${section}`);
  const others = [
    '/',
    '/as/3356',
    '/search?query=10.0.0.0/16',
    '/as-set/AS-NOWHERE',
    '/domain/overview?domain=example.net',
    `/bgp-community?community=${asn}:100`,
    '/nowhere',
  ];
  return [...sections, ...others];
}

for (const { lot, colorScheme, width } of lots) {
  test(`pages are free of axe violations and of sideways scroll, lot ${lot}, ${colorScheme}, ${width} px`, async ({
    browser,
    page: asking,
  }) => {
    test.slow();
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of (await pages(asking)).filter((_, index) => index % 2 === lot)) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await axeProblems(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

test('the keyboard passes the header and reaches the content', async ({ page }) => {
  await page.goto('/as/64512');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});
