import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { median, type Bench } from './bench.ts';
import { longestTask } from './longestTask.ts';
import { withMeasuredPage } from './measuredPage.ts';

const COUNTS = [50, 250];
const TIMES = 5;

/** Work of the main thread while the country filter opens, is searched and is scrolled. */
export const bench: Bench = {
  topic: 'country-popover',
  about: `CountryFilterPopover in Chromium, production build, no GPU; processor time of tasks; load ${loadavg()[0]?.toFixed(1)}`,
  skip: () => (existsSync(chromiumPath) ? null : `no browser at ${chromiumPath}; set CHROMIUM_PATH.`),
  run: (report) =>
    withMeasuredPage('country-page', async (browser, origin) => {
      for (const count of COUNTS) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.addInitScript(drawFrames);
        await page.goto(`${origin}/?countries=${count}`);
        await open(page);
        await close(page);
        for (const { what, act, limit } of gestures) {
          const tasks: number[] = [];
          for (let time = 0; time < TIMES; time++) {
            if (act !== open) await open(page);
            tasks.push(await longestTask(browser, page, () => act(page)));
            await close(page);
          }
          report({
            what: `${count} countries ${what}: longest task`,
            unit: 'ms',
            ours: median(tasks),
            ...(limit && { limit: { at: limit, better: 'lower' as const } }),
          });
        }
        await page.close();
      }
    }),
};

interface Gesture {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
  /** Milliseconds. */
  readonly limit?: number;
}

const gestures: readonly Gesture[] = [
  { what: 'opened', act: open, limit: 50 },
  { what: 'searched', act: search },
  { what: 'scrolled', act: scroll },
];

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Country/ }).press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(300);
}

async function close(page: Page): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('land', { delay: 30 });
  await page.waitForTimeout(200);
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('listbox').hover();
  for (let i = 0; i < 20; i++) await page.mouse.wheel(0, 240);
  await page.waitForTimeout(200);
}

/** Runs in the page before its own code: requests frames, by which the trace identifies the main thread. */
function drawFrames(): void {
  const frame = () => void requestAnimationFrame(frame);
  frame();
}
