import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import type { Bench } from './bench.ts';

const chromeFlags = ['--headless', ...chromiumFlags];
const kinds: Readonly<Record<'mobile' | 'desktop', Config | undefined>> = { mobile: undefined, desktop: desktopConfig };

interface Looked {
  /** Tells several pages apart. */
  readonly page?: string;
  /** Default: mobile and desktop. */
  readonly as?: readonly (keyof typeof kinds)[];
  /** Default: none. */
  readonly cookie?: string | undefined;
}

/** Reports Lighthouse's scores of a page; `limits` by category, others are 100. */
export async function lighthouseScores(
  report: Parameters<Bench['run']>[0],
  address: string,
  limits: Readonly<Record<string, number>>,
  { page, as = ['mobile', 'desktop'], cookie }: Looked = {},
): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    for (const name of as) {
      const flags = { port: chrome.port, logLevel: 'error', ...(cookie && { extraHeaders: { cookie } }) } as const;
      const look = () => lighthouse(address, flags, kinds[name]);
      const first = await look();
      // Chromium now and then leaves the beginning of a page out of its trace (NO_NAVSTART): there is nothing to score then.
      const result = first?.lhr.runtimeError ? await look() : first;
      for (const category of Object.values(result?.lhr.categories ?? {})) {
        report({
          what: [`Lighthouse ${name}`, category.id, page].filter(Boolean).join(', '),
          unit: 'of 100',
          ours: Math.round((category.score ?? 0) * 100),
          limit: { at: limits[category.id] ?? 100, better: 'higher' },
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
