import { expect } from '@playwright/test';
import { arrowTo, enterTable, inFocus, openAndClose, reach, tabTo, takeOption } from './keys.ts';
import { networkWith, read, test, type Paged } from './pages.ts';

/** The graph and its player with keys alone, as in `keyboard.spec.ts`. */
test.describe('the graph by the keyboard alone', () => {
  test('the graph is asked for, walked, enlarged, read as a table', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
    await page.goto(`/as/${asn}/graph`);
    const stage = page.getByRole('application');
    await expect(stage).toBeVisible();
    await expect(page).toHaveURL(/targets=\d+/);
    const before = new URL(page.url()).searchParams.get('prefix');

    const prefixes = page.getByRole('combobox', { name: /Prefix/ }).first();
    await tabTo(page, prefixes);
    await page.keyboard.press('ArrowDown');
    await takeOption(page, prefixes, page.getByRole('option', { selected: false }).first());
    await expect.poll(() => new URL(page.url()).searchParams.get('prefix')).not.toBe(before);
    await expect(page).toHaveURL(/targets=\d+/);
    await expect(prefixes).toBeFocused();

    const targets = page.getByRole('region', { name: 'Targets' });
    await tabTo(page, page.getByRole('button', { name: /^\d+ targets?$/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, targets.getByRole('button', { name: 'Clear', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/targets=/);
    // What was pressed is of no use any more: what stands beside it has the focus.
    await expect(targets.getByRole('button', { name: 'All', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'No targets', exact: true })).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: 'Search for a network' }));
    const rated = await read<Paged<{ asinfo: { asn: number } }>>(page, '/v2/as-rating?sample=yes&page-size=5');
    const target = rated.data.map(({ asinfo }) => asinfo.asn).find((each) => each !== asn) ?? 0;
    await page.keyboard.type(`AS${target}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`targets=${target}$`));
    await expect(page.getByRole('button', { name: '1 target', exact: true })).toBeVisible();

    await expect(stage.getByRole('link', { name: new RegExp(`^AS${target}\\b`) })).toBeAttached();
    await tabTo(page, stage.getByRole('link', { name: new RegExp(`^AS${asn}\\b`) }));
    await page.keyboard.press('ArrowRight');
    await expect(inFocus(page)).toHaveAttribute('aria-label', /1 hop/);
    await page.keyboard.press('e');
    await expect(stage.getByRole('status')).toContainText('press w for why');
    await page.keyboard.press('w');
    const why = page.getByRole('dialog', { name: /^AS\d+ to AS\d+: / });
    await expect(why).toContainText('What would change this');
    await page.keyboard.press('Escape');
    await expect(why).toHaveCount(0);
    await expect(inFocus(page)).toHaveAttribute('aria-label', /1 hop/);

    const tools = page.getByRole('toolbar', { name: 'Graph' });
    for (const name of ['Zoom in', 'Zoom out', /Fit/]) {
      const button = tools.getByRole('button', { name });
      await reach(page, tools, button, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(button).toBeFocused();
    }
    await reach(page, tools, tools.getByRole('button', { name: 'Show table' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const table = page.getByRole('grid', { name: /Paths to/ });
    await enterTable(page, table);
    const verdict = table
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^(Valid|Invalid|Unknown), show why$/ });
    await arrowTo(page, verdict, 'ArrowRight');
    await openAndClose(page, verdict, page.getByRole('dialog', { name: /^ASPA of/ }));
  });

  test('the player is opened, played, stepped and closed', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/hijacks/asn/${each}`);
    await page.goto(`/as/${asn}/graph`);
    await expect(page).toHaveURL(/targets=\d+/);
    const open = page.getByRole('button', { name: 'Player', exact: true });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/player=true/);
    const player = page.getByRole('region', { name: 'Player', exact: true });
    const controls = player.getByRole('toolbar');
    await expect(player).toBeVisible();
    await expect(open).toBeFocused();
    await reach(page, controls, controls.getByRole('button', { name: 'Pause' }));
    await page.keyboard.press('Enter');
    await expect(controls.getByRole('button', { name: 'Play' })).toBeFocused();
    await arrowTo(page, controls.getByRole('button', { name: 'Last' }), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(controls.getByRole('button', { name: 'Last' })).toBeDisabled();
    await expect(controls.getByRole('button', { name: 'Play' })).toBeFocused();
    await arrowTo(page, controls.getByRole('button', { name: 'First' }), 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(controls.getByRole('button', { name: 'First' })).toBeDisabled();
    await arrowTo(page, controls.getByRole('button', { name: 'Close' }), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(player).toBeHidden();
    await expect(open).toBeFocused();
    const extended = page.getByRole('switch', { name: 'Extended graph' });
    await tabTo(page, extended, 'Shift+Tab');
  });

  test('the graph is at most twelve stops away', async ({ page }) => {
    const asn = await networkWith(page, (each) => `/v2/incidents/connectivity/prefixes/asn/${each}`);
    await page.goto(`/as/${asn}/graph`);
    // An open list of prefixes hides the rest of the page from the tree of roles.
    const stage = page.getByRole('application', { includeHidden: true });
    await expect(stage.getByRole('link').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await expect(inFocus(page)).toHaveText('Skip to content');
    await page.keyboard.press('Enter');
    const isInStage = () => stage.evaluate((element) => element.contains(document.activeElement));
    let stops = 1;
    for (; stops < 30 && !(await isInStage()); stops += 1) await page.keyboard.press('Tab');
    expect(stops).toBeLessThanOrEqual(12);
  });
});
