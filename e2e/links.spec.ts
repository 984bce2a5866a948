import { expect, type Page } from '@playwright/test';
import { networkWith, test } from './pages.ts';

/** So many pages are opened at most, one of each shape, and so many links of one shape are asked for. */
const MOST_PAGES = 30;
const MOST_OF_A_SHAPE = 2;

/** What pages of one kind have in common: `/as/:/connectivity/customers?ip`. */
function shapeOf({ pathname, searchParams }: URL): string {
  const [, kind = '', , ...rest] = pathname.split('/');
  const isOfThing = ['as', 'as-set', 'prefix', 'ip'].includes(kind);
  const path = isOfThing ? ['', kind, ':', ...rest.slice(0, 2)].join('/') : pathname;
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** The addresses of this site that the page on show links. */
async function linksOf(page: Page): Promise<URL[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return [...new Set(hrefs)].map((href) => new URL(href)).filter((url) => url.origin === origin);
}

test('no link of any page leads to a 404, and every page has headings of the first and second level', async ({
  page,
}) => {
  const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
  const opened = new Set<string>();
  const asked = new Map<string, number>();
  const dead: string[] = [];
  const headless: string[] = [];
  const waiting: { readonly path: string; readonly from: string }[] = [
    '/',
    `/as/${asn}`,
    '/search?query=10.0.0.0/16',
  ].map((path) => ({ path, from: 'this test' }));
  for (let next = waiting.shift(); next && opened.size < MOST_PAGES; next = waiting.shift()) {
    const { path, from } = next;
    opened.add(path);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if ((await page.getByRole('heading', { name: '404 - Page Not Found' }).count()) > 0)
      dead.push(`${path} on ${from}`);
    for (const level of [1, 2])
      if ((await page.getByRole('heading', { level }).count()) === 0) headless.push(`${path} has no h${level}`);
    for (const url of await linksOf(page)) {
      const shape = shapeOf(url);
      const times = asked.get(shape) ?? 0;
      if (times >= MOST_OF_A_SHAPE) continue;
      asked.set(shape, times + 1);
      const link = url.pathname + url.search;
      const answer = await page.request.get(link);
      if (answer.status() === 404) dead.push(`${link} on ${path}`);
      const isPage = answer.headers()['content-type']?.startsWith('text/html') === true;
      if (times === 0 && isPage) waiting.push({ path: link, from: path });
    }
  }
  expect(dead).toEqual([]);
  expect(headless).toEqual([]);
  expect(opened.size).toBeGreaterThan(15);
});

for (const [path, plain] of [
  ['/as/AS64512', '/as/64512'],
  ['/AS/64512/whois', '/as/64512/whois'],
] as const) {
  test(`${path} leads to ${plain}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(plain);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AS64512');
  });
}

test('a pasted URL or e-mail address finds its domain', async ({ page }) => {
  for (const text of ['https://www.shop.example/cart?id=1', 'noc@www.shop.example']) {
    await page.goto(`/search?query=${encodeURIComponent(text)}`);
    await expect(page.getByRole('link', { name: 'www.shop.example' })).toHaveAttribute(
      'href',
      '/domain/overview?domain=www.shop.example',
    );
  }
});
