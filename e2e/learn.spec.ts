import { expect } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { read, test } from './pages.ts';
import { whateverIsLoaded } from './places.ts';

interface Listed {
  readonly results: readonly { readonly id: number; readonly title: string }[];
}

test.describe('Learn', { tag: whateverIsLoaded }, () => {
  test('asks to select an article, and leads to each', async ({ page }) => {
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1, name: 'Routeglass.Radar Learn' })).toBeVisible();
    await expect(page.getByText('Please select an article')).toBeVisible();
    const { results } = await read<Listed>(page, '/api/blog/articles/?kind=learn&limit=100');
    expect(results.length).toBeGreaterThanOrEqual(12);
    for (const { title } of results) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('opens a category, an article and its headings', async ({ page }) => {
    await page.goto('/learn');
    const tree = page.getByRole('treegrid', { name: 'Articles' });
    await tree.getByRole('row', { name: 'Routing security' }).getByRole('button').click();
    await tree.getByRole('row', { name: 'Hijacks' }).click();
    await expect(page).toHaveURL('/learn?article=105');
    await expect(page).toHaveTitle('Hijacks · Routeglass');
    await expect(page.getByRole('heading', { level: 2, name: 'Hijacks' })).toBeVisible();
    await page.goto('/learn?article=105#what-to-do');
    await expect(page.getByRole('heading', { name: /^What to do/ })).toBeInViewport();
    // As it was left in this browser.
    await tree.getByRole('row', { name: 'Routing security' }).getByRole('button').click();
    await expect(tree.getByRole('row', { name: 'Hijacks' })).toHaveCount(0);
    await page.reload();
    await expect(tree.getByRole('row', { name: 'Routing security' })).toBeVisible();
    await expect(tree.getByRole('row', { name: 'Hijacks' })).toHaveCount(0);
  });

  test('has a picture in each article, and no link that leads nowhere', async ({ page }) => {
    const { results } = await read<Listed>(page, '/api/blog/articles/?kind=learn&limit=100');
    for (const { id } of results) {
      const { body } = await read<{ body: string }>(page, `/api/blog/articles/${id}`);
      const hrefs = [...body.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      expect([id, hrefs.some((href) => href.startsWith('/pictures/'))]).toEqual([id, true]);
      for (const href of hrefs) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    }
  });

  test('answers 404 for an article that is not there', async ({ page }) => {
    const statusOf = async (path: string) => (await page.request.get(path)).status();
    // No article at all, one of the other kind, and a text that has a page of its own.
    for (const id of [999_999, 206, 301]) expect(await statusOf(`/learn?article=${id}`)).toBe(404);
    for (const id of [999_999, 101, 301]) expect(await statusOf(`/blog/articles/${id}`)).toBe(404);
  });
});

test.describe('the blog', { tag: whateverIsLoaded }, () => {
  test('lists posts by section, each in a window of its own', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Routeglass.Radar Blog' })).toBeVisible();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /Welcome to your routing portal/ }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: 'Welcome to your routing portal' })).toBeVisible();
    await page.getByRole('link', { name: 'Radar', exact: true }).click();
    await expect(page).toHaveURL('/blog/radar');
    for (const feed of ['/blog/feed.xml', '/blog/feed.json']) expect((await page.request.get(feed)).ok()).toBe(true);
  });
});

test.describe('without scripts', { tag: whateverIsLoaded }, () => {
  test.use({ javaScriptEnabled: false });

  test('articles and posts can be read, and their links lead on', async ({ page }) => {
    const article = page.getByRole('link', { name: 'Route leaks', exact: true });
    // On a busy machine an answer may come too late for the drawing: without scripts it does not come at all.
    await expect(async () => {
      await page.goto('/learn');
      await expect(article).toBeVisible({ timeout: 1000 });
      await article.click();
      await expect(page.getByText('In a leak no one lies')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('link', { name: 'incidents', exact: true }).click();
    await expect(page).toHaveURL('/incidents');
    await page.goto('/blog/articles/203');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to your routing portal' })).toBeVisible();
  });
});

test.describe('search engines', () => {
  test('find every network and article in the sitemaps', async ({ page, baseURL }) => {
    const locations = async (path: string) =>
      [...(await (await page.request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      );
    const maps = await locations('/sitemap.xml');
    expect(maps).toContain(`${baseURL}/sitemaps/networks-1.xml`);
    for (const map of maps) {
      const addresses = await locations(map);
      expect([map, addresses.length > 0]).toEqual([map, true]);
      for (const address of [addresses[0], addresses.at(-1)])
        expect([address, (await page.request.get(address ?? '')).status()]).toEqual([address, 200]);
    }
  });

  test('are told of a page once, with a picture that exists', async ({ page, baseURL }) => {
    for (const path of ['/', '/as/65059', '/prefix/10.20.0.0/14', '/learn?article=105', '/incidents']) {
      await page.goto(path);
      const html = await (await page.request.get(path)).text();
      expect(html.match(/rel="canonical" href="([^"]*)"/g)).toEqual([`rel="canonical" href="${baseURL}${path}"`]);
      const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
      const answer = await page.request.get(picture);
      expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/png']);
    }
  });
});
