import type { CDPSession } from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Context settings of every browser test; a test that emulates something else must repeat them. */
const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

const session = (): CDPSession => cdp();

/** Emulates forced colors until the test ends. */
export async function forceColors(): Promise<void> {
  const emulate = (value: string) =>
    session().send('Emulation.setEmulatedMedia', { features: [REDUCED_MOTION, { name: 'forced-colors', value }] });
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
}

/** Sets the window of a small phone, 320 px wide, until the test ends. */
export async function onAPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 640);
}

/** The same phone with the reader's text size doubled. */
export async function doubleText(): Promise<void> {
  const root = document.documentElement;
  onTestFinished(() => void (root.style.fontSize = ''));
  root.style.fontSize = '200%';
  await onAPhone();
}

/** Sets right-to-left direction until the test ends. */
export function fromRightToLeft(): void {
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  document.documentElement.dir = 'rtl';
}
