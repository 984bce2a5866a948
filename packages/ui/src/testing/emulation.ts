import type { CDPSession } from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** What every browser test has from its context; emulation of anything else must say it again. */
const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

const session = (): CDPSession => cdp();

/** Lets the system paint with its own few colours until the test ends. */
export async function forceColors(): Promise<void> {
  const emulate = (value: string) =>
    session().send('Emulation.setEmulatedMedia', { features: [REDUCED_MOTION, { name: 'forced-colors', value }] });
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
}

/** A phone of 320 px whose reader has doubled the size of text, until the test ends. */
export async function doubleText(): Promise<void> {
  const root = document.documentElement;
  const { innerWidth, innerHeight } = window;
  onTestFinished(async () => {
    root.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  root.style.fontSize = '200%';
  await page.viewport(320, 640);
}
