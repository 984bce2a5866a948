import { expect, test as plain, type Page } from '@playwright/test';
import { aNetwork, test } from './pages.ts';
import { whateverIsLoaded, withoutRealRoutes } from './places.ts';

const session = (page: Page, name: string) => page.getByRole('button', { name: `Sample session: ${name}` });

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await session(page, from).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${to}`) }).click();
  await expect(session(page, to)).toBeVisible();
}

test.describe('a reader whose subscription is lost', () => {
  test('keeps the page, without the player', async ({ page }) => {
    const { asn } = await aNetwork(page);
    const player = page.getByRole('button', { name: 'Player', exact: true });
    await page.goto(`/as/${asn}/graph?player=true&player-single-event=true`);
    await expect(player).toHaveAttribute('aria-pressed', 'true');
    await switchTo(page, 'With rating subscription', 'Signed out');
    await expect(page).not.toHaveURL(/player/);
    await expect(page.getByRole('switch', { name: 'Extended graph' })).toBeAttached();
    await expect(player).toHaveCount(0);
  });

  test('asks for no locked filter, and finds it locked with its reason', async ({ page, context, baseURL }) => {
    const { asn } = await aNetwork(page);
    await context.addCookies([{ name: 'sample-session', value: 'none', url: baseURL ?? '' }]);
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto(`/as/${asn}/security-issues/hijacks?cc=NL&hijacks-active=true&severity=high`);
    await expect(page).toHaveURL(/hijacks\?severity=high$/);
    await expect(page.getByRole('grid', { name: `Incidents of AS${asn}` })).toBeVisible();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.locator('[data-locked]').first()).toBeVisible();
    const locked = asked.filter(
      ({ pathname, search }) => pathname.startsWith('/v') && /[?&](?:cc=[^&]|active-only=true)/.test(search),
    );
    expect(locked).toEqual([]);
    const refused = await page.request.get(`/v2/incidents/hijacks/asn/${asn}?cc=NL`);
    expect(refused.status()).toBe(402);
    expect(await refused.json()).toMatchObject({
      code: 'E_PRO_REQUIRED',
      message: 'Filter by country is only available for users with Pro Subscription',
    });
  });
});

test.describe('a read that fails', () => {
  /** Comes from another section, by the code of the page: the server answers the first questions of a page together with it. */
  const open = async (page: Page, section: string) => {
    await page.goto('/as/64512/whois');
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Sections of AS64512' }).first();
    await menu.getByRole('link', { name: section }).click();
  };

  test('is said once, in the words of the answer', async ({ page }) => {
    await page.route('**/v2/peeringdb/asn/*/ix', (route) =>
      route.fulfill({ status: 400, json: { message: 'The dump is being replaced' } }),
    );
    await open(page, 'Internet Exchanges');
    await expect(page.getByRole('main').getByText('The dump is being replaced')).toBeVisible();
    await expect(page.getByText('The dump is being replaced')).toHaveCount(1);
  });

  test('asks for a log-in where a sample session has no access to findings: no one is signed in', async ({ page }) => {
    await page.route('**/v2/incidents/scan/open_port/asn/*', (route) =>
      route.fulfill({ status: 403, json: { code: 'E_FORBIDDEN', message: 'No access' } }),
    );
    await page.goto('/as/64512/security-issues/vulnerable-ports');
    await expect(page.getByText('Log in with an account that has access to AS64512.')).toBeVisible();
  });

  test('says that an answer is empty, and says nothing about a missing one', async ({ page }) => {
    await page.route('**/v2/peeringdb/asn/*/ix', (route) => route.fulfill({ status: 200, body: '' }));
    await page.route('**/v2/bgp-communities-api/communities/asn/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'E_NOT_FOUND', message: 'Nowhere' } }),
    );
    const nothing = page.waitForResponse('**/v2/bgp-communities-api/communities/asn/*');
    await open(page, 'Communities');
    await nothing;
    await page
      .getByRole('link', { name: /^Internet Exchanges/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByText('Empty response')).toBeVisible();
    await expect(page.getByRole('alertdialog', { name: 'Nowhere' })).toHaveCount(0);
  });

  test('has plain words where no answer comes', async ({ page }) => {
    await page.route('**/v2/peeringdb/asn/*/ix', (route) => route.abort());
    await open(page, 'Internet Exchanges');
    await expect(page.getByText("Can't reach the server. Check your connection.")).toHaveCount(1);
  });
});

test('a lost connection is said, and taken back', { tag: whateverIsLoaded }, async ({ page, context }) => {
  await page.goto('/as/64512');
  // The last part that is fetched beside the page is there: what follows needs no connection.
  await expect(page.getByRole('button', { name: /^Sample session/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alertdialog', { name: 'You are offline' })).toHaveCount(0);
});

test('every section says how old what it shows is, and where it comes from', async ({ page }) => {
  const { asn } = await aNetwork(page);
  await page.goto(`/as/${asn}/ix`);
  await expect(page.getByText('Demo data: a simulated Internet')).toBeVisible();
  await page.getByRole('button', { name: /^1 source/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sources of this page' })).toContainText('PeeringDB');
  await expect(page).toHaveTitle(`Internet Exchanges of AS${asn} · Routeglass`);
});

test('a network without routes says that there are none', { tag: withoutRealRoutes }, async ({ page }) => {
  await page.goto('/as/3356');
  await expect(page.getByText('No routes loaded', { exact: true })).toBeVisible();
});

test('a position opens what its score rests on', async ({ page }) => {
  const { asn } = await aNetwork(page);
  await page.goto(`/as/${asn}`);
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await head.getByRole('button', { name: /^IPv4 position [\d,]+, show why$/ }).click();
  const evidence = page.getByRole('dialog', { name: new RegExp(`^Connectivity Score of AS${asn}`) });
  await expect(evidence).toContainText(/vantage networks.*a score of/);
  await expect(evidence).toContainText('What would change this');
});

// A page that breaks writes to the console: the tests that allow nothing there are not for it.
plain('a page that breaks while it is drawn says so, and header and search stay', async ({ page }) => {
  await page.goto('/as/64512');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/route-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("Drawn wrong"); };',
    }),
  );
  await page.getByRole('link', { name: 'Whois', exact: true }).click();
  await expect(page.getByText('Oops, there is an error!')).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await page.unroute('**/assets/route-*.js');
  await page.getByRole('button', { name: 'Try again?' }).click();
  await expect(page.getByText(/aut-num|No whois|Whois/i).first()).toBeVisible();
});
