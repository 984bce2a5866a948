import { expect, type Page } from '@playwright/test';
import { aNetwork, test } from './pages.ts';

const ANSWERS = /<script type="application\/json" id="answers">.*?<\/script>/;

/** Addresses that a page asks the API while it loads. */
async function asked(page: Page, path: string): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:v1|v2|api)\//.test(pathname)) addresses.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  // The last that asks is fetched beside the page.
  await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
  page.off('request', note);
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
    const again = await asked(page, path);
    const handedOver = await given(page);
    expect(handedOver).toContain(`/v2/incidents/info/asn/${asn}`);
    expect(again.filter((address) => handedOver.includes(address))).toEqual([]);

    // A page that came without them asks each of them by itself: none is handed over in vain.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(ANSWERS, '') });
    });
    const alone = await asked(page, path);
    expect(handedOver.filter((address) => !alone.includes(address))).toEqual([]);
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
