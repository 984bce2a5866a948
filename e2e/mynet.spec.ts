import { expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from './ownServer.ts';
import { test } from './pages.ts';

const EMAIL = 'grace@example.net';
const PASSWORD = 'abcD1234!';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.end());

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`);

async function confirmationLink(page: Page): Promise<string> {
  const { data } = (await (await page.request.get(`${server.origin}/dev/outbox`)).json()) as {
    data: { to: string; text: string }[];
  };
  return /https?:\/\/\S+token=\S+/.exec(data.find(({ to }) => to === EMAIL)?.text ?? '')?.[0] ?? '';
}

test('the wizard leads a guest by way of the mail to the second step, and stays there over reload, back and forward', async ({
  page,
}) => {
  await open(page, '/try-for-free?bgp-wizard=trial-request&email=grace%40example.net');
  await expect(page).toHaveURL(/\/try-for-free\?bgp-wizard=register&email=/);
  const main = page.getByRole('main');
  const step = (name: string) => main.getByRole('navigation').getByRole('link', { name });
  await expect(step('Login/Register')).toHaveAttribute('aria-current', 'step');
  await expect(step('Trial')).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await expect(main.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(EMAIL);
  const fields = {
    'First name': 'Grace',
    'Last name': 'H',
    Position: 'Engineer',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };
  for (const [label, text] of Object.entries(fields))
    await main.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space');
  await main.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(main).toContainText(EMAIL);

  await page.goto(await confirmationLink(page));
  await expect(page).toHaveURL(/\/try-for-free\?.*bgp-wizard=as-confirmation/);
  await expect(step('AS Confirmation')).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(step('AS Confirmation')).toHaveAttribute('aria-current', 'step');
  await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
  await main.getByRole('combobox', { name: 'AS number' }).fill('AS4199999999');
  await expect(main.getByText('No AS with this number was found')).toBeVisible();

  await open(page, '/user/radar');
  await expect(main.getByText('No networks yet')).toBeVisible();
  await main.getByRole('link', { name: 'Ask for a network' }).click();
  await expect(main.getByText('No requests yet')).toBeVisible();
  await page.goBack();
  await expect(main.getByText('No networks yet')).toBeVisible();
  await open(page, '/admin/as-requests');
  await expect(main).toContainText('403');
});

test('links that do not work say so, and decide nothing', async ({ page }) => {
  await open(page, '/access/as/64512/nobody/wrong');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link does not work');
  await open(page, '/subscription/permission?token=wrong');
  await expect(page).toHaveURL(/\/auth\/register\?redirect=\/subscription\/permission/);
});
