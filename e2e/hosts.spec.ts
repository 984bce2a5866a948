import { expect } from '@playwright/test';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

test.describe('a host of calls that is elsewhere', () => {
  let other: OwnServer;
  let portal: OwnServer;
  test.beforeAll(async () => {
    other = await startOwnServer({ EMBED_ORIGINS: '*' });
    portal = await startOwnServer({ API_HOSTS: `blog=${other.origin}` });
  });
  test.afterAll(async () => {
    await portal.end();
    await other.end();
  });

  test('is asked by the code of the pages, which takes over what the server drew', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${portal.origin}/blog`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
    await expect(page.getByRole('link', { name: 'BGP communities' }).first()).toBeVisible();
    await expect.poll(() => asked.some((url) => url.startsWith(`${other.origin}/api/blog/`))).toBe(true);
    expect(asked.filter((url) => url.startsWith(`${portal.origin}/api/blog/`))).toEqual([]);
  });
});
