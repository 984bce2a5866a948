import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type RunnerResult } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import type { Bench } from './bench.ts';

const chromeFlags = ['--headless', ...chromiumFlags];
const kinds: Readonly<Record<'mobile' | 'desktop', Config | undefined>> = { mobile: undefined, desktop: desktopConfig };

interface Looked {
  /** Distinguishes several pages. */
  readonly page?: string;
  /** Default: mobile and desktop. */
  readonly as?: readonly (keyof typeof kinds)[];
  /** Default: none. */
  readonly cookie?: string | undefined;
  /** Number of runs. The middle result counts, since other work on the machine can slow down a single run. Default 1. */
  readonly runs?: number;
}

/** Reports Lighthouse's scores for a page; `limits` by category, all others are 100. */
export async function lighthouseScores(
  report: Parameters<Bench['run']>[0],
  address: string,
  limits: Readonly<Record<string, number>>,
  { page, as = ['mobile', 'desktop'], cookie, runs = 1 }: Looked = {},
): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    for (const name of as) {
      const flags = { port: chrome.port, logLevel: 'error', ...(cookie && { extraHeaders: { cookie } }) } as const;
      const look = () => lighthouse(address, flags, kinds[name]);
      const looks: Awaited<ReturnType<typeof look>>[] = [];
      for (let run = 0; run < runs; run++) {
        const first = await look();
        // Chromium sometimes omits the start of a page from its trace (NO_NAVSTART); then there is nothing to score.
        looks.push(first?.lhr.runtimeError ? await look() : first);
      }
      looks.sort((a, b) => performanceOf(a) - performanceOf(b));
      const result = looks[runs >> 1];
      for (const category of Object.values(result?.lhr.categories ?? {})) {
        report({
          what: [`Lighthouse ${name}`, category.id, page].filter(Boolean).join(', '),
          unit: 'of 100',
          ours: Math.round((category.score ?? 0) * 100),
          limit: { at: limits[category.id] ?? 100, better: 'higher' },
          ...(runs > 1 && category.id === 'performance' && { note: looks.map(performanceOf).join(', ') }),
        });
      }
      const wrong = Object.values(result?.lhr.audits ?? {}).filter(
        (audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary',
      );
      if (wrong.length > 0) console.log(`  failed audits: ${wrong.map((audit) => audit.id).join(', ')}`);
    }
  } finally {
    chrome.kill();
  }
}

const performanceOf = (look: RunnerResult | undefined): number =>
  Math.round((look?.lhr.categories['performance']?.score ?? 0) * 100);
