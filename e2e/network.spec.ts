import { expect } from '@playwright/test';
import { closeByEscape } from './keys.ts';
import { aNetwork, networks, read, test } from './pages.ts';
import { withoutRealRoutes } from './places.ts';

interface PrefixPage {
  readonly data: { prefix: string }[];
  readonly record_count: number;
}

test.describe('the page of a network', () => {
  test('shows who it is and what it announces, as the API says', async ({ page }) => {
    const { asn, name } = await aNetwork(page);
    const list = (await (
      await page.request.get(`/v2/incidents/connectivity/prefixes/asn/${asn}`)
    ).json()) as PrefixPage;
    await page.goto(`/as/${asn}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`AS${asn}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText('Demo data: a simulated Internet')).toBeVisible();
    const table = page.getByRole('grid', { name: `Prefixes of AS${asn}` });
    await expect(table.getByRole('row')).toHaveCount(Math.min(list.record_count, 50) + 1);
    for (const { prefix } of list.data.slice(0, 3))
      await expect(table.getByText(prefix, { exact: true })).toBeVisible();
  });

  test('keeps the IP version and the filter in the address', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}?page-size=10`);
    await page.getByRole('radio', { name: 'IPv6' }).click();
    await expect(page).toHaveURL(/ip=6/);
    const table = page.getByRole('grid', { name: `Prefixes of AS${asn}` });
    await expect(table.getByText(/^10\./)).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/ip=6/);
  });

  test('opens the evidence of a ROA verdict', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}`);
    await page
      .getByRole('grid', { name: `Prefixes of AS${asn}` })
      .getByRole('button', { name: /show why/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(/ROA|authorise/);
  });

  test('opens the evidence of its positions, by score and by cone', async ({ page }) => {
    const { asn } = await aNetwork(page);
    await page.goto(`/as/${asn}`);
    const ratings = page.getByRole('table', { name: `Ratings of AS${asn}` });
    for (const [row, rule] of [
      ['Connectivity Score', 'AS hegemony'],
      ['Customer cone, networks', 'customer cone'],
    ] as const) {
      await ratings
        .getByRole('row', { name: row })
        .getByRole('button', { name: /^IPv4 position/ })
        .click();
      const why = page.getByRole('dialog', { name: new RegExp(`^${row} of AS${asn}: IPv4 position`) });
      await expect(why).toContainText(rule);
      await closeByEscape(page, why);
      await expect(why).toHaveCount(0);
    }
  });

  test('names its eight sections and marks the one on show', async ({ page }) => {
    await page.goto('/as/64512');
    const menu = page.getByRole('navigation', { name: /Sections of AS/ }).first();
    for (const name of [
      'Overview',
      'Graph',
      'IP Connectivity',
      'Internet Exchanges',
      'Security Issues',
      'Whois',
      'Related ASNs',
      'Communities',
    ]) {
      await expect(menu.getByText(name).first()).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  });

  test('counts the same security issues in its menu and on their page', async ({ page }) => {
    type Types = readonly { readonly active: number }[];
    let asn: number | undefined;
    for (const each of await networks(page)) {
      const types = await read<Types>(page, `/v1/scan/overview/asn/${each}`);
      if (types.every(({ active }) => active === 0)) continue;
      asn = each;
      break;
    }
    await page.goto(`/as/${asn}/security-issues`);
    const menu = page.getByRole('navigation', { name: /Sections of AS/ }).first();
    const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    const total = numberIn(await menu.getByRole('link', { name: /^Security Issues/ }).textContent());
    const main = page.getByRole('main');
    await expect(main.getByText(/^Active findings of scans:/)).toBeVisible();
    const found = await main
      .getByText(/^Active findings of scans:/)
      .getByRole('link')
      .allTextContents();
    const incidents = numberIn(
      await main
        .getByText(/^\d+ rows?$/)
        .first()
        .textContent(),
    );
    expect(incidents + found.map(numberIn).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test(
    'knows real networks from the registries and names the command that loads routes',
    { tag: withoutRealRoutes },
    async ({ page }) => {
      await page.goto('/as/3356');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 3');
      await expect(page.getByText('No real routes are loaded yet')).toBeVisible();
      await expect(page.getByText('npm run ingest -- FILE…')).toBeVisible();
    },
  );
});
