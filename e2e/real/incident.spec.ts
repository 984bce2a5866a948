import { expect, type Locator, type Page } from '@playwright/test';
import { hold, test } from '../pages.ts';
import { incidentPort } from '../places.ts';
import { routesIn } from './held.ts';
import type { FileRoute } from './routes.ts';
import type { RealFile } from './files.ts';

const YOUTUBE = 36_561;
const PAKISTAN_TELECOM = 17_557;
const PART = '208.65.153.0/24';
const WHOLE = '208.65.152.0/22';

/** A prefix that another network announced for twelve minutes, twice, by mistake. */
const LENT = { prefix: '185.103.172.0/24', home: 5577, stranger: 20_495 };

/** The paths that a peer announced for a prefix, one for each change; null for a withdrawal. */
function toldBy(peer: string, prefix: string, files: readonly RealFile[]): (readonly string[] | null)[] {
  const told: (readonly string[] | null)[] = [];
  for (const file of files)
    for (const route of routesIn(file)) {
      if (route.peer !== peer || route.prefix !== prefix) continue;
      const path = route.kind === 'withdrawn' ? null : route.path.filter((hop, i, all) => hop !== all[i - 1]);
      if (told.length === 0 || path?.join(' ') !== told.at(-1)?.join(' ')) told.push(path);
    }
  return told;
}

/** Peers of a file that are the only ones of their network: the network shows exactly the announcements of this peer. */
function lonePeers(files: readonly RealFile[]): string[] {
  const peersOf = new Map<string, Set<string>>();
  for (const { path, peer } of files.flatMap((file): readonly FileRoute[] => routesIn(file))) {
    const [first = ''] = path;
    if (first !== '') peersOf.set(first, (peersOf.get(first) ?? new Set()).add(peer));
  }
  return [...peersOf.values()].filter((peers) => peers.size === 1).flatMap((peers) => [...peers]);
}

/** Opens the player at midnight of a day, going from event to event, and holds it there. */
async function openPlayer(page: Page, origin: number, prefix: string, target: string, day: string) {
  const search = new URLSearchParams({ prefix, targets: target, player: 'true', 'player-date': day });
  await page.goto(`/as/${origin}/graph?${search.toString()}&player-single-event=true`);
  const player = page.getByRole('region', { name: 'Player' });
  await hold(player);
  await page.keyboard.press('Home');
  await expect(player.getByRole('button', { name: 'First' })).toBeDisabled();
  await page.getByRole('tab', { name: /^Active/ }).click();
  await player.getByRole('button', { name: /Play/ }).focus();
}

/** The path on show while the player stands still; null if no route is active. */
async function expectActive(page: Page, path: readonly string[] | null): Promise<void> {
  const routes = page.getByRole('region', { name: 'Routes of the step' });
  await expect(routes.getByRole('tab', { name: path ? 'Active 1' : 'Active 0' })).toBeVisible();
  if (!path) return;
  await expect(routes.getByRole('row').nth(1).getByRole('gridcell').last().getByRole('link')).toHaveText(
    path.map((asn) => new RegExp(`^AS${asn}\\b`)),
  );
}

/** A network that is drawn as another origin of the prefix than the page's own. */
function stranger(page: Page, asn: number): Locator {
  const graph = page.getByRole('application', { name: /^Routing graph of / });
  return graph.getByRole('link', { name: new RegExp(`^AS${asn} .*another origin`) });
}

test.describe('Pakistan Telecom and YouTube, 24 February 2008', () => {
  test.use({ baseURL: `http://127.0.0.1:${incidentPort}` });

  for (const asn of [YOUTUBE, PAKISTAN_TELECOM]) {
    test(`the hijack stands on the security issues of AS${asn}, with its evidence`, async ({ page }) => {
      const peers = new Set(
        routesIn('youtubeUpdates')
          .filter(({ prefix }) => prefix === PART)
          .map(({ peer }) => peer),
      );
      await page.goto(`/as/${asn}`);
      await page.getByRole('link', { name: 'Security Issues' }).first().click();
      await page.getByRole('link', { name: 'Hijacks 1' }).first().click();
      const row = page
        .getByRole('grid', { name: `Incidents of AS${asn}` })
        .getByRole('row', { name: PART })
        .first();
      await expect(row).toContainText(`AS${YOUTUBE}`);
      await expect(row).toContainText(`AS${PAKISTAN_TELECOM}`);
      await expect(row.getByText('High')).toBeVisible();
      await expect(row).toContainText('ongoing');
      await page.getByRole('button', { name: `Evidence for ${PART}` }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`AS${PAKISTAN_TELECOM} announces ${PART}, part of ${WHOLE} of AS${YOUTUBE}.`);
      await expect(dialog.getByRole('definition').filter({ hasText: `${peers.size} (` })).toBeVisible();
      await expect(dialog.getByText('Feb 24 2008 18:47 UTC').first()).toBeVisible();
      const [shown = ''] = await dialog
        .getByRole('grid')
        .getByRole('gridcell', { name: / 17557$/ })
        .allInnerTexts();
      expect(routesIn('youtubeUpdates').map(({ path }) => path.join(' '))).toContain(shown);
    });
  }

  test('the player shows the routes of the part arriving, a path at a time', async ({ page }) => {
    const peer = lonePeers(['youtubeUpdates']).find((each) => toldBy(each, PART, ['youtubeUpdates']).length === 2);
    const told = toldBy(peer ?? '', PART, ['youtubeUpdates']);
    await openPlayer(page, YOUTUBE, PART, told[0]?.[0] ?? '', '2008-02-24');
    await expectActive(page, null);
    for (const path of told) {
      await page.keyboard.press('.');
      await expectActive(page, path);
      await expect(stranger(page, PAKISTAN_TELECOM)).toBeAttached();
    }
  });

  // The files end at 18:56, while the hijack goes on: YouTube's own parts, and its end, are in none of them. What returns in them is this.
  test('the player shows a route of the whole moving to another provider and returning', async ({ page }) => {
    const files = ['youtube', 'youtubeUpdates'] as const;
    const told = lonePeers(files)
      .map((peer) => toldBy(peer, WHOLE, files))
      .find((each) => each.length === 3 && each[0]?.join(' ') === each[2]?.join(' '));
    expect(told?.[0]?.at(-1)).toBe(String(YOUTUBE));
    await openPlayer(page, YOUTUBE, WHOLE, told?.[0]?.[0] ?? '', '2008-02-24');
    for (const path of told ?? []) {
      await page.keyboard.press('.');
      await expectActive(page, path);
    }
  });
});

test.describe('a prefix that was lent by mistake, 23 January 2018', () => {
  test('is an incident that is over, on the pages of both', async ({ page }) => {
    for (const asn of [LENT.home, LENT.stranger]) {
      await page.goto(`/as/${asn}/security-issues/hijacks`);
      const row = page
        .getByRole('grid', { name: `Incidents of AS${asn}` })
        .getByRole('row', { name: LENT.prefix })
        .first();
      await expect(row).toContainText(`AS${LENT.stranger}`);
      await expect(row).not.toContainText('ongoing');
      // The ROAs of 2025 name AS5577 alone, or another: none of them the stranger.
      await expect(row).toContainText('Invalid ROA');
    }
  });

  test('moves to the stranger in the player and returns, twice', async ({ page }) => {
    const files = ['mistake', 'mistakeUpdates'] as const;
    const moved = lonePeers(files)
      .map((peer) => toldBy(peer, LENT.prefix, files))
      .find((told) => told.map((path) => path?.at(-1)).join(' ') === '5577 20495 5577 20495 5577');
    expect(moved).toBeDefined();
    await openPlayer(page, LENT.home, LENT.prefix, moved?.[0]?.[0] ?? '', '2018-01-23');
    for (const path of moved ?? []) {
      await page.keyboard.press('.');
      await expectActive(page, path);
      const isStrange = path?.at(-1) === String(LENT.stranger);
      // Where the routes have returned, it stands marked as what this step took away.
      await expect(stranger(page, LENT.stranger).and(page.locator('[data-change="new"]'))).toHaveCount(
        isStrange ? 1 : 0,
      );
    }
  });
});
