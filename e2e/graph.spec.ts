import { expect, type Locator, type Page } from '@playwright/test';
import { aNetwork, hold, test } from './pages.ts';
import { withoutRealRoutes } from './places.ts';

interface Graph {
  readonly nodes: { asn: number }[];
  readonly routes: string[];
}

test.describe('the graph of a prefix', () => {
  test('chooses prefix and targets by itself, and says so in the address', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/prefix=.+&targets=\d+/);
    await expect(page.getByRole('application')).toBeVisible();
  });

  test('chooses targets at every spelling of an address that names a prefix alone', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/prefix=.+&targets=\d+/);
    const prefix = encodeURIComponent(new URL(page.url()).searchParams.get('prefix') ?? '');
    for (const path of [`graph/?prefix=${prefix}`, `graph/${prefix}`]) {
      await page.goto(`/as/${asn}/${path}`);
      await expect(page).toHaveURL(/\/graph\?prefix=.+&targets=\d+/);
      await expect(page.getByRole('application')).toBeVisible();
    }
  });

  test('draws the networks that the API names, and lists the same paths as a table', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/prefix=.+&targets=\d+/);
    const search = new URL(page.url()).searchParams;
    const query = new URLSearchParams([
      ['prefix', search.get('prefix') ?? ''],
      ...(search.get('targets') ?? '').split(',').map((target) => ['targets', target]),
    ]);
    const graph = (await (
      await page.request.get(`/v2/route-graph/asn/${asn}/graph?${query.toString()}`)
    ).json()) as Graph;
    const stage = page.getByRole('application');
    for (const node of graph.nodes)
      await expect(stage.getByRole('link', { name: new RegExp(`^AS${node.asn}\\b`) })).toBeAttached();
    await page.getByRole('toolbar', { name: 'Graph' }).getByRole('button', { name: 'Show table' }).click();
    const table = page.getByRole('grid', { name: /Paths to/ });
    await expect(table.getByRole('row')).toHaveCount(graph.routes.length + 1);
  });

  test('is walked with the keyboard alone', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    // Prefix and targets are chosen: the graph on show is the one that stays.
    await expect(page).toHaveURL(/targets=\d+/);
    const root = page.getByRole('application').getByRole('link', { name: new RegExp(`^AS${asn}\\b`) });
    await root.focus();
    await page.keyboard.press('ArrowRight');
    const next = page.locator(':focus');
    await expect(next).toHaveAttribute('aria-label', /1 hop/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/as\/\d+$/);
    expect(page.url()).not.toContain(`/as/${asn}`);
  });

  test('adds possible routes on request', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page.getByRole('application')).toBeVisible();
    await page.getByRole('switch', { name: 'Extended graph' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/extended=true/);
    await expect(graphOf(page)).toContainText(
      'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.',
    );
    await expect(graphOf(page)).toContainText('Page may become unresponsive for large graphs.');
    await expect(page.getByRole('application')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/extended=true/);
  });

  test('reads the combined token of the path', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/targets=\d+/);
    const search = new URL(page.url()).searchParams;
    const [target = ''] = (search.get('targets') ?? '').split(',');
    await page.goto(`/as/${asn}/graph/${encodeURIComponent(search.get('prefix') ?? '')}_${target}`);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(
      page.getByRole('application').getByRole('link', { name: new RegExp(`^AS${target}\\b`) }),
    ).toBeAttached();
  });

  test('says what is wrong with an invalid prefix', async ({ page }) => {
    await page.goto('/as/64512/graph?prefix=10.0.0.1/8&targets=64513');
    await expect(page.getByRole('region', { name: 'Routing graph' })).toContainText(/prefix/i);
  });

  test('reads the token with a bare slash, and leaves it with the first change', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/targets=\d+/);
    const search = new URL(page.url()).searchParams;
    const [target = ''] = (search.get('targets') ?? '').split(',');
    await page.goto(`/as/${asn}/graph/${search.get('prefix')}_${target}`);
    await expect(page.getByRole('application')).toBeVisible();
    await page.getByRole('button', { name: /^\d+ targets?$/ }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(`/as/${asn}/graph?prefix=${encodeURIComponent(search.get('prefix') ?? '')}`);
    await page.keyboard.press('Escape');
    await expect(graphOf(page)).toContainText('No graph data to display');
  });

  test('says that there is nothing where no target is left, and asks for nothing', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await expect(page.getByRole('application')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /^\d+ targets?$/ }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(graphOf(page)).toContainText('No graph data to display');
    expect(asked.filter((path) => path.endsWith('/graph') && path.startsWith('/v2'))).toEqual([]);
  });

  test('says that a network announces nothing', { tag: withoutRealRoutes }, async ({ page }) => {
    await page.goto('/as/3356/graph');
    await expect(graphOf(page)).toContainText('No active prefixes');
  });

  test('says that a prefix is not in the tables', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph?prefix=10.255.255.0/24&targets=64512`);
    await expect(graphOf(page)).toContainText('No data for 10.255.255.0/24');
  });

  test('verifies each path by provider attestations', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
    await graphOf(page).getByRole('button', { name: 'Show table' }).click();
    const verdict = page.getByRole('button', { name: /^(Valid|Invalid|Unknown), show why$/ }).first();
    await verdict.click();
    await expect(page.getByRole('dialog', { name: /^ASPA of \d/ })).toContainText(
      'draft-ietf-sidrops-aspa-verification',
    );
  });
});

/** Where the routes of a prefix of the laboratory changed more than a few times, and its player. */
async function aHistory(page: Page): Promise<string> {
  const prefix = '10.177.80.0/21';
  const found = await page.request.get(`/v2/incidents/info/search?q=${prefix}`);
  const results = (await found.json()) as { type: string; data: { prefix?: string; origin?: { asn: number } } }[];
  const origin = results.find(({ type, data }) => type === 'prefix' && data.prefix === prefix)?.data.origin;
  if (!origin) throw new Error(`The laboratory announces no ${prefix}`);
  return `/as/${origin.asn}/graph?prefix=${encodeURIComponent(prefix)}`;
}

function graphOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Routing graph' });
}

test.describe('the player', () => {
  const player = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
  const timeOf = (page: Page) => player(page).locator('time, strong').first();

  test('goes from change to change, and its list takes it there too', async ({ page }) => {
    await page.goto(`${await aHistory(page)}&player=true&player-single-event=true`);
    await hold(player(page));
    await expect(player(page)).toContainText('Single event');
    // However far it came until it was held.
    await page.keyboard.press('Home');
    await expect(player(page).getByRole('button', { name: 'First' })).toBeDisabled();
    const before = await timeOf(page).textContent();
    await player(page).getByRole('button', { name: 'Next' }).click();
    await expect(timeOf(page)).not.toHaveText(before ?? '');
    const events = page.getByRole('region', { name: 'Route changes' });
    await events.getByRole('button', { name: / UTC$/ }).first().click();
    await expect(player(page).getByRole('button', { name: 'First' })).toBeDisabled();
    await expect(events.getByRole('row').nth(1).getByRole('img', { name: 'player position' })).toBeVisible();
  });

  test('is all in the address, goes with back and comes again', async ({ page }) => {
    const asked = page.waitForRequest('**/get_graph_history?*');
    await page.goto(`${await aHistory(page)}&player=true&player-date=2026-11-10T17:00:00&player-step=20`);
    expect(new URL((await asked).url()).searchParams.get('start_from')).toBe('2026-11-10T00:00:00');
    await hold(player(page));
    await expect(player(page).getByLabel('Start date')).toHaveValue('2026-11-10');
    await expect(player(page)).toContainText('20 minutes');
    await player(page).getByRole('button', { name: 'Increase step size' }).click();
    await expect(page).toHaveURL(/player-step=30/);
    await player(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/player/);
    await page.goBack();
    await expect(player(page)).toContainText('30 minutes');
    await page.goBack();
    await expect(player(page)).toContainText('20 minutes');
  });

  test('has nothing to play where the tables know no such prefix', async ({ page }) => {
    await page.route('**/get_graph_history?*', (route) =>
      route.fulfill({ status: 404, json: { code: 'E_NOT_FOUND', message: 'Nowhere' } }),
    );
    await page.goto(`${await aHistory(page)}&player=true`);
    await expect(player(page)).toContainText('No history routes');
    await expect(graphOf(page).getByText('Nowhere')).toHaveCount(0);
  });

  test('and the extended graph exclude each other', async ({ page }) => {
    await page.goto(`${await aHistory(page)}&extended=true`);
    const extended = page.getByRole('switch', { name: 'Extended graph' });
    await expect(extended).toBeChecked();
    await page.getByRole('button', { name: 'Player', exact: true }).click();
    await expect(player(page)).toBeVisible();
    await expect(extended).not.toBeChecked();
    await expect(page).not.toHaveURL(/extended/);
    await extended.focus();
    await page.keyboard.press('Space');
    await expect(player(page)).toBeHidden();
    await expect(page).toHaveURL(/extended=true/);
    await expect(page).not.toHaveURL(/player/);
  });

  for (const [date, words] of [
    ['1999-01-01', 'The selected date is too old. The player date is set to the most recent available.'],
    ['2099-01-01', 'The date must be in the past. The player date is set to the most recent available.'],
  ] as const) {
    test(`warns of ${date} and plays the nearest date`, async ({ page }) => {
      await page.goto(`${await aHistory(page)}&player=true&player-date=${date}`);
      await expect(player(page)).toContainText(words);
      await expect(player(page).getByLabel('Start date')).not.toHaveValue(date);
      await expect(page.getByRole('application')).toBeVisible();
    });
  }

  test('is not there without a subscription, and ends with it', async ({ page, context, baseURL }) => {
    const address = `${await aHistory(page)}&player=true`;
    await page.goto(address);
    await hold(player(page));
    await context.addCookies([{ name: 'sample-session', value: 'none', url: baseURL ?? '' }]);
    // Another date asks for the history again, which is refused now.
    await player(page).getByLabel('Start date').fill('2026-11-11');
    await expect(player(page)).toBeHidden();
    await expect(page).not.toHaveURL(/player/);
    await expect(page.getByRole('button', { name: 'Player', exact: true })).toBeHidden();
    await expect(page.getByRole('region', { name: /^Visibility of/ })).toBeHidden();
    await page.goto(address);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page).not.toHaveURL(/player/);
  });
});
