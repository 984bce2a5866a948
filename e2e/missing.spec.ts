import { expect } from '@playwright/test';
import { test } from './pages.ts';

test.describe('what is not there', () => {
  for (const path of [
    '/nowhere',
    '/as/notanumber',
    '/as/4294967296',
    '/as/64512/nowhere',
    '/as/64512/connectivity/nonsense',
    '/as/64512/security-issues/nonsense',
    '/domain/nowhere?domain=shop.example',
    '/blog/articles/notanumber',
    '/as-set/AS-NOT-THERE',
    '/as-set/foo',
  ]) {
    test(`${path} is answered with a page and status 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    });
  }

  test('an AS number that no source knows has a page that says so', async ({ page }) => {
    expect((await page.goto('/as/4199999999'))?.status()).toBe(404);
    expect((await page.goto('/as/4199999999/whois'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(page.getByText(/AS4199999999/)).toBeVisible();
  });

  for (const path of ['/bgp-community?community=foo', '/domain/overview?domain=foo', '/domain/whois?domain=foo'])
    test(`${path} is answered with a page that says why, and status 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByText(/"foo" is not a (?:community|domain name)/).first()).toBeVisible();
    });

  test('a page says once that a text is not a community, and does not request it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/bgp-community?community=foo');
    await expect(page.getByText('"foo" is not a community.')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Community', exact: true })).toBeVisible();
    expect(asked.filter((path) => path.includes('/community-prefixes'))).toEqual([]);
  });

  test('an API address that does not exist answers with a typed error', async ({ request }) => {
    const answer = await request.get('/v2/nowhere');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'E_NOT_FOUND' });
  });
});
