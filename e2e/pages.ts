import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** A network of the laboratory that announces prefixes in both IP versions, asked of the running server. */
export async function aNetwork(page: Page): Promise<{ asn: number; name: string }> {
  const found = await page.request.get('/v2/incidents/info/search?q=10.0.0.0/16');
  const results = (await found.json()) as { type: string; data: { origin?: { asn: number; as_name: string } } }[];
  const origin = results.find((result) => result.type === 'prefix')?.data.origin;
  if (!origin) throw new Error('The laboratory announces nothing in 10.0.0.0/16');
  return { asn: origin.asn, name: origin.as_name };
}

/** What a call of the running server answers. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await page.request.get(path)).json() as Promise<Answer>;
}

export interface Paged<Row> {
  readonly data: Row[];
  readonly record_count: number;
}

/** Networks of the laboratory, the best connected first. */
export async function networks(page: Page): Promise<readonly number[]> {
  const rated = await read<Paged<{ asinfo: { asn: number } }>>(page, '/v2/as-rating?page-size=400&sample=yes');
  return rated.data.map(({ asinfo }) => asinfo.asn);
}

/** The first network, the best connected first, of which a call says that there is something, or so many. */
export async function networkWith(page: Page, pathOf: (asn: number) => string, count = 1): Promise<number> {
  for (const asn of await networks(page)) {
    const answer = await read<unknown[] | { record_count: number }>(page, pathOf(asn));
    if ((Array.isArray(answer) ? answer.length : answer.record_count) >= count) return asn;
  }
  throw new Error('The laboratory has no such network');
}

/** Opens what the first relation within `place` rested on at its time, and closes it again. */
export async function readWhyOfPast(page: Page, place: Locator): Promise<void> {
  await place
    // The badge of a change has a reason of its own.
    .getByRole('button', { name: /^(?!Added|Removed|Changed).*, show why$/ })
    .first()
    .click();
  const why = page.getByRole('dialog', { name: /^Relation to AS/ });
  await expect(why).toContainText('First seen as such');
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
}

/** Holds a player as soon as it has something to play; one with little to play may have come to its end by then. */
export async function hold(player: Locator): Promise<void> {
  const pause = player.getByRole('button', { name: 'Pause' });
  await expect(async () => {
    if (await pause.isVisible()) await pause.click({ timeout: 1000 });
    await expect(player.getByRole('button', { name: 'Play' })).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Keeps all code of the pages to come from coming, until the function that it gives is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  return () => {
    isHeld = false;
    for (const go of waiting) go();
  };
}

/** Types into the search box of the landing page, as a newcomer does. */
export async function typeIntoSearch(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await box.fill(text);
}

/** Tests of pages: whatever the browser reports as an error of the page itself fails the test. */
export const test = base.extend<{ mistakes: string[] }>({
  mistakes: [
    async ({ page }, use) => {
      const mistakes: string[] = [];
      page.on('pageerror', (error) => mistakes.push(error.message));
      page.on('console', (message) => {
        // The browser logs each answer that is not a success; a page may well ask for what is not there.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          mistakes.push(message.text());
      });
      await use(mistakes);
      expect(mistakes).toEqual([]);
    },
    { auto: true },
  ],
});
