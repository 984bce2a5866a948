import { expect } from '@playwright/test';
import { aNetwork, test } from './pages.ts';

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
    await page.getByRole('toolbar', { name: 'Graph' }).getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('grid', { name: /Paths to/ });
    await expect(table.getByRole('row')).toHaveCount(graph.routes.length + 1);
  });

  test('is walked with the keyboard alone', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}/graph`);
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

  test('says what is wrong with a prefix that is none', async ({ page }) => {
    await page.goto('/as/64512/graph?prefix=10.0.0.1/8&targets=64513');
    await expect(page.getByRole('region', { name: 'Routing graph' })).toContainText(/prefix/i);
  });
});
