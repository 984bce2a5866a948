import type { Page } from 'playwright';

interface Watched {
  firstPicture: number;
  frames: number[];
}

/**
 * Makes a page record its frames from the next load on, and the time of the first frame with an element that matches `selector`: milliseconds
 * after the mark `data`, which the page sets once its data is there.
 */
export async function watchFrames(page: Page, selector: string): Promise<void> {
  await page.addInitScript((shown: string) => {
    const watched = window as unknown as Partial<Watched>;
    const frames: number[] = [];
    watched.frames = frames;
    const frame = (now: number) => {
      frames.push(now);
      const begun = performance.getEntriesByName('data')[0];
      if (watched.firstPicture === undefined && begun && document.querySelector(shown))
        watched.firstPicture = now - begun.startTime;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, selector);
}

/** Loads a watched page and waits for its first picture: milliseconds after its data. */
export async function firstPicture(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => 'firstPicture' in window);
  return page.evaluate(() => (window as unknown as Watched).firstPicture);
}

/** Frames per second of a watched page while `act` runs. */
export async function framesPerSecond(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void ((window as unknown as Watched).frames.length = 0));
  await act();
  return page.evaluate(() => {
    const { frames } = window as unknown as Watched;
    return ((frames.length - 1) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))) * 1000;
  });
}
