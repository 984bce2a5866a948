import { expect, type Page } from '@playwright/test';
import { aNetwork, holdCode, test } from './pages.ts';

const ANSWERS = /<script type="application\/json" id="answers">.*?<\/script>/;

/** Addresses that a page asks the API from now on: a slow one may still ask when nothing was under way for a while. */
async function askedBy(page: Page, path: string): Promise<readonly string[]> {
  const addresses: string[] = [];
  // The page before it may still be asking.
  await page.goto('about:blank');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:v1|v2|api)\//.test(pathname)) addresses.push(pathname + search);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // The last that asks is fetched beside the page.
  await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
  return addresses;
}

const given = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Record<string, unknown>),
  );

for (const section of ['', '/connectivity', '/ix', '/related-asns', '/communities']) {
  test(`${section || 'the overview'} is handed over with the answers to its first questions, and asks them no more`, async ({
    page,
  }) => {
    const { asn } = await aNetwork(page);
    const path = `/as/${asn}${section}`;
    // What came with a page is taken over for 10 s. On a busy machine a page takes longer to begin, so its clock goes slower.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 30;
    });
    let handedOver: readonly string[] = [];
    // On a busy machine an answer may come too late to be handed over.
    await expect(async () => {
      const again = await askedBy(page, path);
      handedOver = await given(page);
      expect(handedOver).toContain(`/v2/incidents/info/asn/${asn}`);
      expect(again.filter((address) => handedOver.includes(address))).toEqual([]);
    }).toPass();

    // A page that came without them, as its frame alone, asks each of them by itself: none is handed over in vain.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch({ url: new URL('/search', route.request().url()).href });
      await route.fulfill({ response, body: (await response.text()).replace(ANSWERS, '') });
    });
    const alone = await askedBy(page, path);
    await expect.poll(() => handedOver.filter((address) => !alone.includes(address))).toEqual([]);
  });
}

for (const path of ['/', '/search?query=64701'])
  test(`${path} gets no further stylesheet once it is there: every text would be laid out anew`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
    await expect(page.locator('style, link[rel="stylesheet"]')).toHaveCount(
      html.match(/<style|rel="stylesheet"/g)?.length ?? 0,
    );
  });

test('a page shows its frame while its code loads, and then its content', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const letCome = await holdCode(page);
  await page.goto(`/as/${asn}/whois`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Routeglass' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  // No one types into a box that nothing hears.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: `AS${asn}` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
});

test('a network at a glance can be read while its code is on its way, and lives when it is there', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const letCome = await holdCode(page);
  await page.goto(`/as/${asn}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: `AS${asn}` })).toBeVisible();
  const card = page.getByRole('main').getByRole('link', { name: 'All neighbors' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('navigation', { name: `Sections of AS${asn}` }).getByRole('link')).not.toHaveCount(0);
  letCome();
  await expect(page.getByRole('table').first()).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/as/${asn}/connectivity`));
});

test('a press before the code has loaded takes effect once it has', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const letCome = await holdCode(page);
  await page.goto(`/as/${asn}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a press that lasts while the code takes over takes effect on release', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const letCome = await holdCode(page);
  await page.goto(`/as/${asn}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).hover();
  await page.mouse.down();
  letCome();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a button stays under the pointer that is pressing it while the rest of the header comes', async ({ page }) => {
  const { asn } = await aNetwork(page);
  const letCome = await holdCode(page);
  await page.goto(`/as/${asn}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ctrl K: open the command palette' }).hover();
  await page.mouse.down();
  letCome();
  await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
});

test('a press while the code takes over takes effect once', async ({ page }) => {
  const { asn } = await aNetwork(page);
  await page.addInitScript(() => {
    // React has begun to hear, and has taken over nothing yet.
    const { addEventListener } = document;
    document.addEventListener = (...words: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, words);
      if (words[0] !== 'click') return;
      document.addEventListener = addEventListener;
      setTimeout(() => document.querySelector<HTMLElement>('[aria-label="Switch to dark theme"]')?.click());
    };
  });
  await page.goto(`/as/${asn}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // All of the page is taken over, and it has not been pressed again.
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a press is done, and once, where a part takes over between its beginning and its end', async ({ page }) => {
  const { asn } = await aNetwork(page);
  // As React holds events back from a part that is not taken over.
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  });
  await page.goto(`/as/${asn}`);
  const theme = page.getByRole('button', { name: 'Switch to dark theme' });
  // React leaves a key of its own on each element that it has taken over.
  await expect
    .poll(() => theme.evaluate((button) => Object.keys(button).some((name) => name.startsWith('__reactProps'))))
    .toBe(true);
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test.describe('where no code runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a network at a glance can be read', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}`);
    await expect(page.getByRole('heading', { level: 1, name: `AS${asn}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'All neighbors' })).toBeVisible();
  });
});
