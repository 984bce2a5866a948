import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';

/** The box of the captcha. */
export const ROBOT = /^I am not a robot/;

/** Goes to a control by Tab, and presses Enter on it. */
export async function press(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Fills a form by keys alone, and sends it. */
export async function send(
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
  boxes: readonly RegExp[] = [],
  within = page.getByRole('main'),
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, within.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  for (const name of boxes) {
    await tabTo(page, within.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  const sending = within.getByRole('button', { name: button, exact: true });
  await expect(sending).toBeEnabled();
  await press(page, sending);
}

/** Nothing is wider than a window of 320 px. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
