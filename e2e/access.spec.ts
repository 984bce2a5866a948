import { expect } from '@playwright/test';
import { aNetwork, axeProblems, test } from './pages.ts';

const widths = [360, 1280];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`every page is free of axe violations and of sideways scroll, ${colorScheme}, ${width} px`, async ({
      browser,
      page: asking,
    }) => {
      test.slow();
      const { asn } = await aNetwork(asking);
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of ['/', `/as/${asn}`, `/as/${asn}/graph`, '/as/3356', '/search?query=10.0.0.0/16', '/nowhere']) {
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
