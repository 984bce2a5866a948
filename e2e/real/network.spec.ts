import { expect } from '@playwright/test';
import { test } from '../pages.ts';
import { neighborsOf, peeringDb, prefixesOf, routesIn, verdictsBy, vrps } from './held.ts';

/** Networks of the table of 2014 that the sample of PeeringDB knows too. */
const AKAMAI = 20_940;
const GTT = 3257;
/** A network whose prefixes are of all three validities by the VRPs of 2025. */
const VODAFONE = 12_849;

test.describe('what pages of real networks show is what the files hold:', () => {
  for (const asn of [AKAMAI, GTT]) {
    test(`the prefixes of AS${asn}`, async ({ page }) => {
      const held = prefixesOf(asn, 'table');
      expect(held.size).toBeGreaterThan(50);
      await page.goto(`/as/${asn}?page-size=100`);
      const table = page.getByRole('grid', { name: `Prefixes of AS${asn}` });
      await expect(table.getByRole('row')).toHaveCount(held.size + 1);
      expect(new Set(await table.getByRole('rowheader').allInnerTexts())).toEqual(held);
      const menu = page.getByRole('navigation', { name: `Sections of AS${asn}` }).first();
      await menu.getByRole('link', { name: 'IP Connectivity' }).click();
      await expect(menu.getByRole('link', { name: `Prefixes ${held.size}` })).toBeVisible();
    });
  }

  test('how much of them the ROAs of 2025 allow, and which', async ({ page }) => {
    const verdictOf = verdictsBy(vrps());
    const held = [...prefixesOf(VODAFONE, 'table')].map((prefix) => [prefix, verdictOf(prefix, VODAFONE)] as const);
    await page.goto(`/as/${VODAFONE}`);
    const table = page.getByRole('grid', { name: `Prefixes of AS${VODAFONE}` });
    await expect(table.getByRole('row')).toHaveCount(held.length + 1);
    for (const word of ['Valid', 'Invalid', 'Unknown']) {
      const prefixes = held.filter(([, verdict]) => verdict === word.toLowerCase()).map(([prefix]) => prefix);
      expect(prefixes.length, word).toBeGreaterThan(0);
      const rows = table
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: `${word}, show why`, exact: true }) });
      await expect(rows.getByRole('rowheader')).toHaveText(prefixes, { useInnerText: true });
    }
  });

  test('its neighbors', async ({ page }) => {
    const held = neighborsOf(AKAMAI, 'table');
    await page.goto(`/as/${AKAMAI}/connectivity?page-size=100`);
    const table = page.getByRole('grid', { name: `Neighbors of AS${AKAMAI}` });
    await expect(table.getByRole('row')).toHaveCount(held.size + 1);
    const shown = await table.getByRole('rowheader').allInnerTexts();
    expect(new Set(shown.map((text) => Number(/\d+/.exec(text)?.[0])))).toEqual(held);
  });

  test('its exchanges and its AS-SET in PeeringDB', async ({ page }) => {
    const { net, ix, netixlan } = peeringDb();
    const ports = netixlan.data.filter(({ asn, status }) => asn === AKAMAI && status === 'ok');
    const names = new Map(ix.data.map(({ id, name }) => [id, name]));
    const held = new Map<string, number>();
    for (const { ix_id, speed } of ports) {
      const name = names.get(ix_id) ?? '';
      held.set(name, (held.get(name) ?? 0) + speed);
    }
    await page.goto(`/as/${AKAMAI}/ix`);
    const table = page.getByRole('grid', { name: `Internet exchanges of AS${AKAMAI}` });
    await expect(table.getByRole('row')).toHaveCount(held.size + 1);
    for (const [name, speed] of held) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: new RegExp(`^${name} opens`) }) });
      await expect(row.getByRole('gridcell', { name: `${speed / 1000}G`, exact: true })).toBeVisible();
    }
    const set = net.data.find(({ asn }) => asn === AKAMAI)?.irr_as_set ?? '?';
    await expect(page.getByRole('main').getByRole('link', { name: set, exact: true })).toBeVisible();
  });

  test('the paths of a prefix to the networks that were asked for', async ({ page }) => {
    const [prefix = ''] = prefixesOf(AKAMAI, 'table');
    const ofPrefix = routesIn('table').filter((route) => route.prefix === prefix);
    const targets = [...new Set(ofPrefix.map(({ path }) => path[0]))].slice(0, 4);
    const held = ofPrefix.filter(({ path }) => targets.includes(path[0]));
    await page.goto(`/as/${AKAMAI}/graph?prefix=${prefix}&targets=${targets.join(',')}`);
    const stage = page.getByRole('application');
    for (const asn of new Set(held.flatMap(({ path }) => path)))
      await expect(stage.getByRole('link', { name: new RegExp(`^AS${asn}\\b`) })).toBeAttached();
    await expect(stage.getByRole('link', { name: /^AS\d+/ })).toHaveCount(
      new Set(held.flatMap(({ path }) => path)).size,
    );
  });

  test('an IPv6 table beside it, apart', async ({ page }) => {
    const route = routesIn('table6')[0];
    const origin = Number(route?.path.at(-1));
    const held = prefixesOf(origin, 'table6');
    await page.goto(`/as/${origin}?ip=6`);
    const table = page.getByRole('grid', { name: `Prefixes of AS${origin}` });
    await expect(table.getByRole('row')).toHaveCount(held.size + 1);
    expect(new Set(await table.getByRole('rowheader').allInnerTexts())).toEqual(held);
  });
});

test('old routes are never taken for the present: every page says how old they are', async ({ page }) => {
  await page.goto(`/as/${AKAMAI}`);
  await expect(page.getByText(/not current/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Jan 23 2018').first()).toBeVisible();
  await expect(page.getByText('Demo data')).toHaveCount(0);
});
