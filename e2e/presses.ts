import { expect, type Page } from '@playwright/test';

/** Counts what a person presses from now on, by mouse or by Enter. Typing is free, and so are keys that lead somewhere. */
export async function countPresses(page: Page): Promise<(count: number) => Promise<void>> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && pressed(), true);
    addEventListener('keydown', ({ key, isTrusted }) => isTrusted && key === 'Enter' && pressed(), true);
  });
  return async (count) => {
    await expect.poll(() => presses, 'presses since the landing page').toBe(count);
  };
}

/** Types into the command palette of the page on show, and takes its first command. */
export async function command(page: Page, text: string, wanted: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { selected: true })).toHaveText(wanted);
  await page.keyboard.press('Enter');
}
