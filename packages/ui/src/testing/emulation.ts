import type { CDPSession } from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Context settings of every browser test; a test that emulates something else must repeat them. */
const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

const session = (): CDPSession => cdp();

type Undo = () => Promise<void>;

/** Emulates forced colors until the returned function is called. */
export async function emulateForcedColors(): Promise<Undo> {
  const emulate = async (value: string): Promise<void> =>
    void (await session().send('Emulation.setEmulatedMedia', {
      features: [REDUCED_MOTION, { name: 'forced-colors', value }],
    }));
  await emulate('active');
  return () => emulate('none');
}

/** Emulates forced colors until the test ends. */
export async function forceColors(): Promise<void> {
  onTestFinished(await emulateForcedColors());
}

/** Sets the window of a small phone, 320 px wide, until the returned function is called. */
export async function emulatePhone(): Promise<Undo> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  return () => page.viewport(innerWidth, innerHeight);
}

/** The same phone with the reader's text size doubled, until the test ends. */
export async function doubleText(): Promise<void> {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void (document.documentElement.style.fontSize = ''));
  onTestFinished(await emulatePhone());
}

/** What `look` finds with the reader's text size doubled. */
export function withDoubleText<T>(look: () => T): T {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    return look();
  } finally {
    style.fontSize = '';
  }
}

/** What `look` finds in right-to-left direction. */
export function fromRightToLeft<T>(look: () => T): T {
  document.documentElement.dir = 'rtl';
  try {
    return look();
  } finally {
    document.documentElement.removeAttribute('dir');
  }
}
