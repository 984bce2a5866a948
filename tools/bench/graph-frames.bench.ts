import type { Page } from 'playwright';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromiumPath } from '../chromium.ts';
import { sharedData } from '../shared-data.ts';
import { median, type Bench } from './bench.ts';
import { firstPicture, framesPerSecond, watchFrames } from './frames.ts';
import { longestTask } from './longestTask.ts';
import { withMeasuredPage } from './measuredPage.ts';

/** Frames per second, longest task and first picture of the RouteGraph widget in a real browser. */
export const bench: Bench = {
  topic: 'graph-frames',
  about: `RouteGraph in Chromium, 1280 × 800, production build, no GPU; processor time of tasks; load ${loadavg()[0]?.toFixed(1)}`,
  skip: () => (existsSync(chromiumPath) ? null : `no browser at ${chromiumPath}; set CHROMIUM_PATH.`),
  run: (report) =>
    withMeasuredPage('graph-page', async (browser, origin) => {
      for (const { name, query } of graphs()) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await watchFrames(page, '[data-node][style]');
        const firsts: number[] = [];
        for (let i = 0; i < 3; i++) {
          firsts.push(await firstPicture(page, `${origin}/?${query}`));
          await page.waitForTimeout(900);
        }
        report({ what: `${name}: data to first picture`, unit: 'ms', ours: median(firsts) });
        const loading = await longestTask(
          browser,
          page,
          async () => {
            await page.goto(`${origin}/?${query}`);
            await page.waitForTimeout(2000);
          },
          'data',
        );
        report({
          what: `${name}: longest task until the refined layout`,
          unit: 'ms',
          ours: loading,
          limit: { at: 50, better: 'lower' },
        });
        for (const [gesture, act] of gestures) {
          const fps = await framesPerSecond(page, () => act(page));
          report({ what: `${name}: ${gesture}`, unit: 'frames/s', ours: fps, limit: { at: 50, better: 'higher' } });
          report({
            what: `${name}: longest task, ${gesture}`,
            unit: 'ms',
            ours: await longestTask(browser, page, () => act(page)),
            limit: { at: 50, better: 'lower' },
          });
        }
        await page.close();
      }
      for (const nodes of [300, 1000]) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(`${origin}/?history=${nodes}`);
        await page.waitForTimeout(2500);
        const step = (minute: number) => page.evaluate((at) => (window as unknown as Played).stepPlayer(at), minute);
        const times: number[] = [];
        for (let minute = 1; minute <= 20; minute++) times.push(await step(minute));
        const limit = nodes === 300 && ({ limit: { at: 100, better: 'lower' } } as const);
        report({
          what: `history of ${nodes} nodes: drawing a step of the player`,
          unit: 'ms',
          ours: median(times),
          ...limit,
        });
        report({
          what: `history of ${nodes} nodes: longest task during steps of the player`,
          unit: 'ms',
          ours: await longestTask(browser, page, async () => {
            for (let minute = 21; minute <= 40; minute++) await step(minute);
          }),
          ...(nodes === 300 && { limit: { at: 50, better: 'lower' } }),
        });
        await page.close();
      }
    }),
};

interface Played {
  stepPlayer(minute: number): Promise<number>;
}

const gestures: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'pan',
    async (page) => {
      await page.mouse.move(900, 320);
      await page.mouse.down();
      for (let i = 0; i < 120; i++) await page.mouse.move(900 - 300 * Math.sin(i / 12), 320 + 180 * Math.cos(i / 9));
      await page.mouse.up();
    },
  ],
  [
    'zoom out and in',
    async (page) => {
      await page.mouse.move(700, 300);
      await page.keyboard.down('Meta');
      for (let i = 0; i < 120; i++) await page.mouse.wheel(0, i % 60 < 30 ? 60 : -60);
      await page.keyboard.up('Meta');
    },
  ],
  [
    'pan at a fifth of the size',
    async (page) => {
      await page.mouse.move(700, 300);
      await page.keyboard.down('Meta');
      for (let i = 0; i < 20; i++) await page.mouse.wheel(0, 300);
      await page.keyboard.up('Meta');
      await page.mouse.down();
      for (let i = 0; i < 120; i++) await page.mouse.move(900 - 300 * Math.sin(i / 12), 320 + 180 * Math.cos(i / 9));
      await page.mouse.up();
    },
  ],
  [
    'pointer over nodes and lines',
    async (page) => {
      for (let i = 0; i < 120; i++) await page.mouse.move(200 + i * 7, 200 + 150 * Math.sin(i / 6));
    },
  ],
];

function graphs(): { name: string; query: string }[] {
  const made = [{ name: '1,000 generated nodes', query: 'nodes=1000' }];
  const real = ['ris-AS62041-50', 'v4-cone-AS6939-300', 'v4-cone-AS3356-1000', 'v6-cone-AS6939-3000'];
  return [
    ...real
      .filter((name) => sharedData(`graphs/${name}.json`))
      .map((name) => ({ name, query: `graph=graphs/${name}.json` })),
    ...made,
  ];
}
