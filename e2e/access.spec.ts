import { menuOf, pages } from '@routeglass/api-client/pages';
import { expect, type Page } from '@playwright/test';
import { axeProblems, LOOKS } from './axe.ts';
import { aNetwork, networkWith, read, test, type Paged } from './pages.ts';

/** Two looks at each page, which together are both themes and both widths; the pages take the pairs in turn. The first is by every rule. */
const pairs = [
  [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ],
  [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1280 },
  ],
] as const;

/** A network that has everything to look at. Few rows on a page: others are like them. */
async function sectionsOf(page: Page): Promise<string[]> {
  const list = (asn: number) => `/v2/incidents/hijacks/asn/${asn}`;
  const asn = await networkWith(page, list);
  const incidents = await read<Paged<{ id: string }>>(page, list(asn));
  const neighbors = await read<Paged<{ neighbor_as: { asn: number } }>>(
    page,
    `/v2/incidents/neighbors/merged/all/asn/${asn}`,
  );
  const prefixes = await read<Paged<{ prefix: string }>>(page, `/v2/incidents/connectivity/prefixes/asn/${asn}`);
  const prefix = encodeURIComponent(prefixes.data[0]?.prefix ?? '');
  return [
    '?page-size=10',
    '/graph',
    '/graph?player=true&player-single-event=true',
    '/connectivity?page-size=10',
    `/connectivity?page-size=10&history=${neighbors.data[0]?.neighbor_as.asn}`,
    '/connectivity?page-size=10&compare-from=2026-11-09&compare-until=2026-11-12',
    '/connectivity/prefixes?page-size=10',
    `/connectivity/prefixes?page-size=10&announcement-history=${prefix}`,
    '/ix',
    `/ix?common=${asn}`,
    '/security-issues/hijacks?page-size=10',
    `/security-issues/hijacks?page-size=10&incident=${incidents.data[0]?.id}`,
    '/security-issues/vulnerable-ports?page-size=10',
    '/whois',
    '/related-asns',
    '/communities',
  ].map((section) => `/as/${asn}${section}`);
}

async function otherPages(page: Page): Promise<string[]> {
  const { asn } = await aNetwork(page);
  return [
    '/',
    ...menuOf(pages, 'site').map(({ href }) => href),
    '/as/3356',
    '/search?query=10.0.0.0/16',
    '/search?query=10.0.0.0/16&roa-history=10.0.0.0/16',
    '/search?query=10.0.0.0/16&route-object-history=10.0.0.0/16',
    '/prefix/10.0.0.0/16',
    '/ip/10.0.3.17',
    '/as-set/AS-NOWHERE',
    '/domain/overview?domain=example.net',
    '/domain/whois?domain=example.net',
    `/bgp-community?community=${asn}:100`,
    '/nowhere',
  ];
}

for (const [name, pathsOf] of [
  ['sections of a network, and the dialogs above them', sectionsOf],
  ['other pages and dialogs', otherPages],
] as const)
  test(`${name} are free of axe violations and of sideways scroll, in both themes and at both widths`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const [index, path] of (await pathsOf(page)).entries()) {
      for (const [at, { colorScheme, width }] of pairs[index % 2]?.entries() ?? []) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        if (at === 0) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
        }
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const look = `${path}, ${colorScheme}, ${width} px`;
        expect(await axeProblems(page, at === 0 ? [] : LOOKS), look).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
  });

test('the keyboard passes the header and reaches the content', async ({ page }) => {
  await page.goto('/as/64512');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});
