import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { servePartner } from '../examples/serve.ts';
import { takeOption } from './keys.ts';
import { axeProblems } from './axe.ts';
import { aNetwork, test } from './pages.ts';
import { laboratoryPort, partnerPort } from './places.ts';

const ROUTEGLASS = `http://127.0.0.1:${laboratoryPort}`;
/** The site that the server lists in EMBED_ORIGINS, and one that it does not. */
const PARTNER = `http://127.0.0.1:${partnerPort}`;
const STRANGER = 'http://127.0.0.1:4175';

test.describe('the elements on a page of another site', () => {
  let servers: Server[];
  test.beforeAll(async () => {
    servers = await Promise.all([servePartner(partnerPort, ROUTEGLASS), servePartner(4175, ROUTEGLASS)]);
  });
  test.afterAll(() => {
    for (const server of servers) server.close();
  });

  test('suggest, and lead to the portal, under a strict policy', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`${PARTNER}/partner-plain/`);
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill(`AS${asn}`);
    await takeOption(
      page,
      search,
      page
        .getByRole('option')
        .filter({ hasText: `AS${asn}` })
        .first(),
    );
    await page.waitForURL(`${ROUTEGLASS}/as/${asn}`);
  });

  test('show a prefix with its origin and its validity', async ({ page }) => {
    const { asn, name } = await aNetwork(page);
    await page.goto(`${PARTNER}/partner-plain/`);
    const card = page.locator('rg-prefix-card');
    await expect(card.getByText(name)).toBeVisible();
    await expect(card.getByRole('link', { name: `AS${asn}` })).toHaveAttribute('href', `${ROUTEGLASS}/as/${asn}`);
    await expect(card.getByText(/Valid|Invalid|Unknown/).first()).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are free of axe violations, and dress as the system does: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${PARTNER}/partner-plain/`);
      await expect(page.locator('rg-prefix-card').getByRole('link').first()).toBeVisible();
      await expect(page.locator('rg-prefix-card')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeProblems(page)).toEqual([]);
    });
  }

  test('take a tag and the colours of the site, and tell it what was chosen', async ({ page }) => {
    await page.goto(`${PARTNER}/partner-themed/`);
    const table = page.locator('exchange-rating').getByRole('grid', { name: /Connectivity Score/ });
    await expect(table.getByRole('row')).toHaveCount(11);
    expect(await axeProblems(page)).toEqual([]);
    const link = table.getByRole('link', { name: /AS\d+/ }).first();
    const asn = /AS(\d+)/.exec(await link.innerText())?.[1];
    await link.click();
    await expect(page.locator('#chosen')).toHaveText(`autonomous-system ${asn}`);
    expect(page.url()).toBe(`${PARTNER}/partner-themed/`);
    const canvas = page.locator('exchange-rating');
    expect(await canvas.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(13, 31, 28)');
  });

  test('change their theme with the attribute, the painted lines too', async ({ page }) => {
    await page.goto(`${PARTNER}/partner-themed/`);
    const graph = page.locator('rg-route-graph');
    await expect(page.getByRole('application')).toBeVisible();
    await page.mouse.move(0, 0);
    const dark = await graph.locator('canvas').first().screenshot();
    await graph.evaluate((element) => element.setAttribute('theme', 'light'));
    await expect(graph).toHaveAttribute('data-theme', 'light');
    await expect.poll(async () => (await graph.locator('canvas').first().screenshot()).equals(dark)).toBe(false);
    expect(await graph.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  });

  test('draw a graph, walked by keyboard', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`${PARTNER}/partner-themed/`);
    await page.locator('rg-route-graph').evaluate((element, value) => element.setAttribute('asn', value), String(asn));
    const stage = page.getByRole('application');
    // In the graph that was there before, it may be on the way to another origin; the new graph may be drawn between two keys.
    await expect(async () => {
      await stage.getByRole('link', { name: new RegExp(`^AS${asn}\\b.*, origin(?:,|$)`) }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(stage.getByRole('link', { name: /, 1 hop/ }).and(page.locator(':focus'))).toBeAttached({
        timeout: 2_000,
      });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.locator('#chosen')).toHaveText(/^autonomous-system \d+$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    expect((await download).suggestedFilename()).toMatch(/^AS\d+.*\.svg$/);
    await page.getByRole('button', { name: 'Show table' }).click();
    await expect(page.getByRole('grid', { name: /Paths to/ })).toBeVisible();
  });

  test('say that the API is away, tell the page, and try again', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('rg-error', (event) => {
        document.documentElement.dataset['code'] = (event as CustomEvent<{ code: string }>).detail.code;
      });
    });
    await page.route(`${ROUTEGLASS}/v2/**`, (route) => route.abort());
    await page.goto(`${PARTNER}/partner-plain/`);
    const card = page.locator('rg-prefix-card');
    await expect(card.getByRole('alert')).toContainText(`Can't reach ${ROUTEGLASS}`);
    await expect(page.locator('html')).toHaveAttribute('data-code', 'E_TRANSPORT');
    await page.unroute(`${ROUTEGLASS}/v2/**`);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('link').first()).toBeVisible();
  });

  test('say so in place of suggestions, too', async ({ page }) => {
    await page.route(`${ROUTEGLASS}/v2/**`, (route) => route.abort());
    await page.goto(`${PARTNER}/partner-plain/`);
    await page.getByRole('combobox', { name: 'Search' }).fill('larch');
    const search = page.locator('rg-search-box');
    await expect(search.getByRole('alert')).toContainText('Suggestions could not be loaded');
    await expect(search.getByRole('listbox')).toHaveCount(0);
    await page.unroute(`${ROUTEGLASS}/v2/**`);
    await search.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await expect(search.getByRole('option').first()).toBeVisible();
  });

  test('stand in a frame of a listed site, with their attributes', async ({ page }) => {
    await page.goto(`${PARTNER}/partner-framed/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('grid', { name: /Connectivity Score/ }).getByRole('row')).toHaveCount(6);
    await expect(frame.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('5');
    await expect(frame.getByRole('link').first()).toHaveAttribute('target', '_blank');
  });

  test('work where only trusted types may become markup', async ({ page }) => {
    await page.goto(`${PARTNER}/partner-trusted/`);
    await expect(page.getByRole('heading', { level: 1, name: /^AS64512/ })).toBeVisible();
    // The flag.
    await expect(
      page.locator('rg-as-header').getByRole('img').or(page.locator('rg-as-header svg')).first(),
    ).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6);
  });

  test('get no data on a site that is not listed', async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(`${STRANGER}/partner-plain/`);
    await expect(page.locator('rg-prefix-card').getByRole('alert')).toContainText('does not allow this site');
    await page.close();
  });
});
