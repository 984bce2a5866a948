import { expect } from '@playwright/test';
import { axeProblems, LOOKS } from './axe.ts';
import { test } from './pages.ts';

const BANDS = [
  'Products',
  'How it works',
  'Advantages',
  'Plans',
  'Try it free for 30 days',
  'Who uses it',
  'Customer cases',
  'More services',
  'Frequently asked questions',
  'Latest news',
  "One of The World's Largest BGP Data Collectors",
];

test.describe('the landing page', () => {
  test('has its sections in order, the last ones once they are reached', async ({ page }) => {
    await page.goto('/');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      expect(await titles.allTextContents()).toEqual(BANDS);
    }).toPass();
    const map = page.getByRole('region', { name: 'BGP collector speakers' });
    await expect(map).toHaveAttribute('data-face', 'ready');
  });

  test('shows its news to a reader who jumps to the end, too', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('main').getByRole('heading', { name: 'Latest news' })).toBeAttached();
  });

  test('asks for no news and no map before they are reached', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
    expect(asked.filter((url) => /category=2&|speaker-api\/speakers|mapView|MapBand/.test(url))).toEqual([]);
  });

  test('keeps closed the news that was closed', async ({ page }) => {
    await page.goto('/');
    const news = page.getByRole('complementary', { name: 'News' });
    await expect(news.getByRole('link', { name: 'read more' })).toBeVisible();
    await news.getByRole('button', { name: 'Close the news' }).click();
    await expect(news).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
    await expect(news).toBeHidden();
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(news).toBeHidden();
  });

  test('shows its products by the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const tabs = page.getByRole('tablist', { name: 'Products' }).getByRole('tab');
    // The tabs come to life with the first key, and are made again then.
    await expect(async () => {
      await tabs.first().focus();
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('tabpanel')).toContainText('Data Plane Monitoring');
    await page.keyboard.press('Home');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('tells search engines its questions', async ({ page }) => {
    await page.goto('/');
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const read = JSON.parse(data ?? '') as { '@type': string; mainEntity: { name: string }[] };
    expect(read['@type']).toBe('FAQPage');
    expect(read.mainEntity).toHaveLength(12);
  });
});

test('a guest asks for an individual plan, and the server takes exactly what was ticked', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
  await page.getByRole('button', { name: 'Request a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Individual plan request' });
  const send = dialog.getByRole('button', { name: 'Send request' });
  await expect(send).toBeDisabled();
  for (const [name, text] of [
    ['Email', 'noc@example.net'],
    ['First name', 'Ada'],
    ['Last name', 'Example'],
    ['Position', 'Engineer'],
    ['ASN', 'AS64512'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(text);
  for (const name of [/^Custom feeds$/, /^I accept/, /robot|human|person/i])
    await dialog.getByRole('checkbox', { name }).press('Space');
  await expect(send).toBeEnabled();
  const asking = page.waitForResponse('**/user/individual-plan-request');
  await send.click();
  const answer = await asking;
  expect(answer.status()).toBe(200);
  const body = answer.request().postDataJSON() as { asn: number; plan: Record<string, unknown> };
  expect(body).toMatchObject({ asn: 64_512, email: 'noc@example.net', position: 'Engineer' });
  expect(body.plan).toMatchObject({
    ratings: false,
    custom_feeds: { byoip_prefixes: true, byoip_moas: true, customers_monitoring: true, on_demand: true },
    pov_monitor: { roa: false, route_object: false, roa_status: false, route_object_status: false },
  });
  await expect(dialog.getByText('Request sent')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('an old address of the policies leads to their page', async ({ page }) => {
  await page.goto('/products/policy-checker');
  await expect(page).toHaveURL('/products/policy-monitoring');
});

for (const path of ['/', '/auth/login'])
  test(`${path} says the year that it is, also where it was drawn in an earlier one`, async ({ page }) => {
    await page.clock.setFixedTime('2040-02-01T12:00:00Z');
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('© 2040');
  });

for (const path of ['/', '/pricing', '/products/policy-monitoring', '/privacy'])
  test(`${path} is free of axe violations and of sideways scroll, in both themes`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await axeProblems(page, LOOKS)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

test.describe('where no code runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of [
    ['/', ['Explore the network', 'Bad routing', 'Individually priced', 'What is BGP monitoring?']],
    ['/pricing', ['Pricing & Plans', '$105', 'Compare the plans', /Built on \d+ BGP sessions\./]],
    [
      '/products/policy-monitoring',
      ['How to describe a policy', 'How does it work', 'Problems and Descriptions', /Built on \d+ BGP sessions\./],
    ],
    ['/privacy', ['Privacy policy', 'What is kept']],
    ['/terms', ['Terms of service', 'Use the API with your own token']],
  ] as const)
    test(`${path} can be read, and its footer`, async ({ page }) => {
      // A server that is busy for a moment leaves answers to the browser: a reader without scripts loads the page again.
      await expect(async () => {
        await page.goto(path);
        for (const text of words)
          await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

  test('no room is kept for what never comes', async ({ page }) => {
    const steps = page.getByRole('region', { name: 'How it works' });
    await expect(async () => {
      await page.goto('/');
      await expect(steps).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect((await steps.boundingBox())?.height).toBeLessThan(800);
    await expect(page.getByText('A network announces addresses that belong to another one.')).toBeVisible();
    for (const kept of await page.locator('[data-room]').all())
      expect((await kept.boundingBox())?.height ?? 0).toBeLessThanOrEqual(1);
    await page.goto('/learn?article=101');
    for (const kept of await page.locator('[data-skeleton]').all()) await expect(kept).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
