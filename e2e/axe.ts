import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about what another theme or width may change where the first look found nothing wrong. */
export const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * What axe finds wrong on the page (WCAG 2.2 A and AA), in readable lines; by some of its rules alone where they are named. Axe is asked for
 * violations alone, in the page itself: it spends most of its time on the list of what is right.
 */
export async function axeProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // `evaluate` is not subject to the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate(layOutAll);
  }
  const runOnly: axe.RunOnly =
    rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...tags] };
  return page.evaluate(async (only) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const options = { runOnly: only, resultTypes: ['violations' as const], preload: { assets: ['media'] } };
    const { violations } = await engine.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, runOnly);
}

/** Lays out the cards and groups that are out of sight: until then their links lie where they never stand. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('tr, section { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
