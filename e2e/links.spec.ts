import { expect, type Page } from '@playwright/test';
import { networkWith, test } from './pages.ts';

/** So many pages are opened at most, one of each shape, and so many links of one shape are asked for. */
const MOST_PAGES = 45;
const MOST_OF_A_SHAPE = 2;
/** Characters that a page has at least between header and footer. */
const LEAST_WORDS = 40;

/** What pages of one kind have in common: `/as/:/connectivity/customers?ip`. */
function shapeOf({ pathname, searchParams }: URL): string {
  const [, kind = '', , ...rest] = pathname.split('/');
  const isOfThing = ['as', 'as-set', 'prefix', 'ip'].includes(kind);
  const path = isOfThing ? ['', kind, ':', ...rest.slice(0, 2)].join('/') : pathname;
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** What the site tells search engines of: the pages of each list of its index. */
async function sitemap(page: Page): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const lists = await read('/sitemap.xml');
  return (await Promise.all(lists.map(read))).flat();
}

/** What is wrong with the page on show, in both themes: no heading of the first or second level, or nothing to read. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const level of [1, 2])
    await page
      .getByRole('heading', { level })
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => faults.push(`no h${level}`));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const text = await page.getByRole('main').innerText();
    if (text.trim().length < LEAST_WORDS) faults.push(`nothing to read in the ${colorScheme} theme`);
  }
  return faults;
}

/** The addresses of this site that the page on show links. */
async function linksOf(page: Page): Promise<URL[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return [...new Set(hrefs)].map((href) => new URL(href)).filter((url) => url.origin === origin);
}

test('no link of any page, menu, footer or sitemap leads to a 404 or to an empty page, in both themes', async ({
  page,
}) => {
  // Some hundred pages, one after the other.
  test.setTimeout(900_000);
  const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
  const opened = new Set<string>();
  const asked = new Map<string, number>();
  const dead: string[] = [];
  const faulty: string[] = [];
  const waiting: { readonly path: string; readonly from: string }[] = [
    '/',
    `/as/${asn}`,
    '/search?query=10.0.0.0/16',
  ].map((path) => ({ path, from: 'this test' }));
  const ask = async (link: URL, from: string): Promise<void> => {
    const shape = shapeOf(link);
    const times = asked.get(shape) ?? 0;
    if (times >= MOST_OF_A_SHAPE) return;
    asked.set(shape, times + 1);
    const path = link.pathname + link.search;
    const answer = await page.request.get(path);
    if (answer.status() === 404) dead.push(`${path} on ${from}`);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') === true;
    if (times === 0 && isPage) waiting.push({ path, from });
  };
  const listed = await sitemap(page);
  expect(listed.length).toBeGreaterThan(100);
  for (const path of listed) await ask(new URL(path, 'http://localhost'), 'the sitemap');
  for (let next = waiting.shift(); next && opened.size < MOST_PAGES; next = waiting.shift()) {
    const { path, from } = next;
    opened.add(path);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if ((await page.getByRole('heading', { name: '404 - Page Not Found' }).count()) > 0)
      dead.push(`${path} on ${from}`);
    for (const fault of await faultsOf(page)) faulty.push(`${path}: ${fault}`);
    for (const url of await linksOf(page)) await ask(url, path);
  }
  expect(dead).toEqual([]);
  expect(faulty).toEqual([]);
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
