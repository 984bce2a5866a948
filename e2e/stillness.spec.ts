import { menuOf, pages } from '@routeglass/api-client/pages';
import { expect } from '@playwright/test';
import { networkWith, test } from './pages.ts';

/** A fifth of what counts as good: no one sees it. */
const NOTHING_TO_SEE = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    moved: number;
  }
}

/** Sums up, from a page's first moment on, how far its parts move by themselves. */
function watchMovement(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves while a page of ${width} px fills`, async ({ page }) => {
    await page.addInitScript(watchMovement);
    await page.setViewportSize({ width, height: 800 });
    const asn = await networkWith(page, (each) => `/v2/incidents/bogons/asn/${each}`);
    const paths = ['', '/graph', '/connectivity/prefixes', '/security-issues', '/security-issues/bogons'].map(
      (section) => `/as/${asn}${section}`,
    );
    for (const path of [
      ...paths,
      ...menuOf(pages, 'site').map(({ href }) => href),
      '/pricing',
      '/search?query=10.0.0.0/16',
      `/bgp-community?community=${asn}:100`,
      // No route carries it.
      '/bgp-community?community=64512:65535',
      '/as-set/AS-NOBODY-HAS',
      '/prefix/10.0.0.0/16',
      '/ip/10.0.3.17',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      expect.soft(await page.evaluate(() => window.moved), path).toBeLessThan(NOTHING_TO_SEE);
    }
  });

  test(`nothing moves on the landing page of ${width} px when it knows its visitor and what is loaded`, async ({
    page,
  }) => {
    await page.addInitScript(watchMovement);
    await page.setViewportSize({ width, height: 800 });
    const geo = { asn: 64_512, as_name: 'EXAMPLE-NETWORK-OF-A-LONG-NAME', country_code: 'NL', ip: '10.20.30.40' };
    await page.route('**/v2/web/geo', (route) =>
      route.fulfill({
        json: { ...geo, prefix: '10.20.0.0/14', known_by: 'routes', special_purpose: null, registered: null },
      }),
    );
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'AS65059 demo network' })).toBeVisible();
    await expect(page.getByText('Your ISP is')).toBeVisible();
    expect(await page.evaluate(() => window.moved)).toBeLessThan(NOTHING_TO_SEE);
  });
}
