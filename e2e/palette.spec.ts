import { expect, type Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { aNetwork, test } from './pages.ts';

/** Opens the palette, as soon as the page listens. */
async function openPalette(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
}

/** Takes the active command once it is the wanted one. The palette is gone before another is opened: what is typed meanwhile would be lost with it. */
async function enter(page: Page, wanted: RegExp): Promise<void> {
  await expect(page.getByRole('option', { selected: true })).toHaveText(wanted);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeHidden();
}

test.describe('the command palette', () => {
  test('leads to things and their pages by the keyboard alone, from any page', async ({ page }) => {
    const { asn, name } = await aNetwork(page);
    await page.goto('/');
    await openPalette(page);
    await page.keyboard.type(`${name} whois`);
    await enter(page, new RegExp(`AS${asn} Whois`));
    await expect(page).toHaveURL(`/as/${asn}/whois`);
    // On its pages the others are named alone.
    await openPalette(page);
    await page.keyboard.type('graph');
    await enter(page, /Graph/);
    await expect(page).toHaveURL(new RegExp(`/as/${asn}/graph`));
    await openPalette(page);
    await page.keyboard.type('10.0.0.0/16 roa');
    await enter(page, /ROA/);
    await expect(page.getByRole('dialog', { name: /ROA History/ })).toBeVisible();
  });

  test('remembers where one went, and forgets it when told', async ({ page }) => {
    await page.goto('/');
    await openPalette(page);
    await page.keyboard.type('AS64512 communities');
    await enter(page, /AS64512 Communities/);
    await expect(page).toHaveURL('/as/64512/communities');
    await page.reload();
    await page.getByRole('button', { name: 'Ctrl K: open the command palette' }).click();
    const recent = page.getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option')).toHaveText([/AS64512 Communities/]);
    await page.getByRole('button', { name: 'Clear recent' }).click();
    await expect(recent).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('is fetched when it is asked for', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Ctrl K: open the command palette' })).toBeVisible();
    expect(fetched.filter((url) => url.includes('Palette'))).toEqual([]);
    await openPalette(page);
    expect(fetched.filter((url) => url.includes('Palette'))).not.toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
  });
});
