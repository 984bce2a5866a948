import { expect, type Page } from '@playwright/test';
import { arrowTo, closeByEscape, enterTable, inFocus, lookInto, openAndClose, tabTo } from './keys.ts';
import { networkWith, read, test, type Paged } from './pages.ts';

/** Everything here is done with Tab, the arrow keys, Enter, Escape and letters: no pointer, and no focus that a key did not bring. */

const menuOf = (page: Page, asn: number) => page.getByRole('navigation', { name: `Sections of AS${asn}` }).first();

test.describe('by the keyboard alone', () => {
  test('the menu leads through the sections', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
    await page.goto(`/as/${asn}`);
    // A link pressed before the page is taken over leads on by a whole page, and no focus stays.
    await page.waitForLoadState('networkidle');
    const menu = menuOf(page, asn);
    for (const [name, path] of [
      ['Graph', /\/graph/],
      ['IP Connectivity', /\/connectivity$/],
      [/^Prefixes/, /\/connectivity\/prefixes$/],
      [/^Internet Exchanges/, /\/ix$/],
      ['Security Issues', /\/security-issues/],
      [/^Hijacks/, /\/security-issues\/hijacks$/],
      ['Whois', /\/whois$/],
      ['Related ASNs', /\/related-asns$/],
      ['Communities', /\/communities$/],
    ] as const) {
      const link = menu.getByRole('link', { name });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', /page|true/);
      await expect(link).toBeFocused();
    }
  });

  test('a list is sorted, and opens what its verdicts rest on', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
    await page.goto(`/as/${asn}/connectivity/prefixes?page-size=10`);
    const table = page.getByRole('grid', { name: `Prefixes of AS${asn}` });
    const first = table.getByRole('row').nth(1);
    await enterTable(page, table);
    // Along the row: the badge opens the reason, which leads to the history.
    const verdict = first.getByRole('button', { name: /^\w+, show why$/ });
    await lookInto(page, verdict, page.getByRole('dialog', { name: /^ROA of / }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Show history' }));
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: /ROA History/ });
    await closeByEscape(page, history);
    await expect(verdict).toBeFocused();
    await lookInto(
      page,
      first.getByRole('button', { name: /^Route object of .*show why$/ }),
      page.getByRole('dialog', { name: /^Route object of / }),
    );
    await arrowTo(page, table.getByRole('columnheader', { name: 'Route Object' }), 'ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort-by=route-object/);
    await expect(table.getByRole('columnheader', { name: 'Route Object' })).toBeFocused();
  });

  test('a prefix shows the history of a verdict, and the badge has the focus afterwards', async ({ page }) => {
    const list = (each: number) => `/v2/incidents/connectivity/prefixes/asn/${each}`;
    const { data } = await read<Paged<{ prefix: string }>>(page, list(await networkWith(page, list)));
    await page.goto(`/prefix/${data[0]?.prefix}`);
    const badge = page.getByRole('button', { name: /show why$/ }).first();
    // Every time: the page is inert for a moment once the address has closed the dialog.
    for (let time = 0; time < 3; time += 1) {
      await tabTo(page, badge);
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Show history' }));
      await page.keyboard.press('Enter');
      await closeByEscape(page, page.getByRole('dialog', { name: /ROA History/ }));
      await expect(badge).toBeFocused();
    }
  });

  test('a list is paged and narrowed', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/neighbors/merged/all/asn/${each}`, 30);
    await page.goto(`/as/${asn}/connectivity?page-size=10`);
    await expect(page.getByRole('grid', { name: `Neighbors of AS${asn}` }).getByRole('row')).toHaveCount(11);
    const next = page.getByRole('button', { name: 'Next page' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(next).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Last page' }));
    await page.keyboard.press('Enter');
    // There is nowhere further to go: the way back has the focus.
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ip=4/);
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect(page.getByRole('radio', { name: 'IPv4', exact: true })).toBeFocused();
    const filter = page.getByPlaceholder('Filter...');
    await tabTo(page, filter);
    await page.keyboard.type('AS6');
    await expect(page).toHaveURL(/q=AS6/);
    await expect(filter).toBeFocused();
  });

  test('a neighbor shows its relation, why, and what it was', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/neighbors/merged/all/asn/${each}`);
    await page.goto(`/as/${asn}/connectivity?page-size=10`);
    const table = page.getByRole('grid', { name: `Neighbors of AS${asn}` });
    const first = table.getByRole('row').nth(1);
    await enterTable(page, table);
    await lookInto(
      page,
      first.getByRole('button', { name: /, show why$/ }),
      page.getByRole('dialog', { name: /^Relation to AS/ }),
    );
    await lookInto(
      page,
      first.getByRole('button', { name: /^Relationship history/ }),
      page.getByRole('dialog', { name: /Relationship History/ }),
    );
    const compare = page.getByRole('button', { name: 'Compare dates' });
    await tabTo(page, compare, 'Shift+Tab');
    await openAndClose(page, compare, page.getByLabel('First day').locator('xpath=ancestor::*[@role="dialog"]'));
  });

  test('exchanges are compared, and the dialog gives the focus back', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/peeringdb/asn/${each}/ix`);
    await page.goto(`/as/${asn}/ix`);
    const picker = page.getByRole('combobox', { name: 'Common IXs with' });
    await tabTo(page, picker);
    await page.keyboard.type(String(asn));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Common IXs of AS${asn}`) });
    await closeByEscape(page, dialog);
    await expect(picker).toBeFocused();
  });

  test('an incident opens its evidence and that of its badges', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
    await page.goto(`/as/${asn}/security-issues/hijacks`);
    const table = page.getByRole('grid', { name: `Incidents of AS${asn}` });
    const first = table.getByRole('row').nth(1);
    await enterTable(page, table);
    await lookInto(
      page,
      first.getByRole('button', { name: /, show why$/ }).first(),
      page.getByRole('dialog', { name: /^Severity of/ }),
    );
    const open = first.getByRole('button', { name: /^Evidence for/ });
    await arrowTo(page, open, 'ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Evidence for the hijack/ });
    const badge = dialog.getByRole('button', { name: /, show why$/ }).first();
    await tabTo(page, badge);
    await openAndClose(page, badge, page.getByRole('dialog', { name: /^Severity of/ }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await tabTo(page, filters.getByRole('button', { name: /Severity/ }));
    await page.keyboard.press('Enter');
    const severities = page.getByRole('option');
    await expect(severities.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(severities.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/severity=/);
  });

  test('a finding of a scan opens what it rests on', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/scan/open_port/asn/${each}`);
    await page.goto(`/as/${asn}/security-issues/vulnerable-ports`);
    const table = page.getByRole('grid', { name: `Findings of AS${asn}` });
    await enterTable(page, table);
    for (const name of ['Severity', 'Activity']) {
      await page.keyboard.press('ArrowRight');
      await expect(inFocus(page)).toHaveAttribute('aria-label', /, show why$/);
      const why = page.getByRole('dialog', { name: new RegExp(`^${name} of `) });
      await page.keyboard.press('Enter');
      await expect(why).toContainText(/Scan reports on \w+, \w{3} \d+ \d{4}/);
      await expect(why).toContainText('What would change this');
      await closeByEscape(page, why);
      await expect(inFocus(page)).toHaveAttribute('aria-label', /, show why$/);
    }
  });

  test('a community leads to its prefixes and back', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/bgp-communities-api/communities/asn/${each}`);
    await page.goto(`/as/${asn}/communities`);
    const table = page.getByRole('grid');
    await enterTable(page, table);
    await arrowTo(page, table.getByRole('link').first(), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bgp-community\?community=/);
    await tabTo(page, page.getByRole('link', { name: `Return to AS${asn} Communities list` }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/as/${asn}/communities$`));
  });
});
