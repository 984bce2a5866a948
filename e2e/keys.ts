import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until a control has the focus: one that Tab never reaches fails the test. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Goes on with an arrow key until something has the focus. */
export async function arrowTo(page: Page, target: Locator, key: string): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function hasFocus(target: Locator): Promise<boolean> {
  // Does not wait for it: a list that opens on the way hides everything else from assistive technology until Tab closes it.
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Opens something by Enter, closes it by Escape, and has the focus where it was. */
export async function openAndClose(page: Page, control: Locator, opened: Locator): Promise<void> {
  await page.keyboard.press('Enter');
  await closeByEscape(page, opened);
  await expect(control).toBeFocused();
}

/** Closes what has been opened, once it has the focus: before that it hears no key. */
export async function closeByEscape(page: Page, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await expect
    .poll(() => opened.evaluate((element) => element.contains(document.activeElement)), 'the focus is inside')
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

/** Goes along a row of a table to a control, and opens and closes what it opens. */
export async function lookInto(page: Page, control: Locator, opened: Locator): Promise<void> {
  await arrowTo(page, control, 'ArrowRight');
  await openAndClose(page, control, opened);
}

/** Enters a table: the focus is on its first row. */
export async function enterTable(page: Page, table: Locator): Promise<void> {
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, table.getByRole('row').nth(1));
}

/** Goes down the list of a field to an option, and takes it: one that Enter would not take fails the test. */
export async function takeOption(page: Page, field: Locator, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  const isActive = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'));
  for (let presses = 0; presses < 20 && !(await isActive()); presses += 1) await page.keyboard.press('ArrowDown');
  expect(await isActive(), 'the option is the active one').toBe(true);
  await page.keyboard.press('Enter');
}

export const inFocus = (page: Page) => page.locator(':focus');

/** A toolbar is one stop of Tab; arrow keys go along it. */
export async function reach(
  page: Page,
  toolbar: Locator,
  button: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(button).toBeVisible();
  const isInside = () => toolbar.evaluateAll((found) => found.some((each) => each.contains(document.activeElement)));
  for (let presses = 0; presses < 60 && !(await isInside()); presses += 1) await page.keyboard.press(key);
  await arrowTo(page, button, 'ArrowRight');
}
