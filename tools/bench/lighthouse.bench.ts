import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSessionCookie } from '@routeglass/api-client/accounts';
import { hrefOf, menuOf, type Page, pages } from '@routeglass/api-client/pages';
import type { Bench } from './bench.ts';
import { largestNetwork } from './largestNetwork.ts';
import { lighthouseScores } from './lighthouseScores.ts';
import { startServer, stopServer } from './serverProcess.ts';

/**
 * Lighthouse's scores (mobile) for every section of a network and every public page. `only=network` or `only=public`; `runs=3` reports the
 * middle of three runs for each; `server=http://…` uses a running server with the lab.
 */
export const bench: Bench = {
  topic: 'lighthouse',
  about: `every section of a network and every public page, mobile, with the demo data; load ${loadavg()[0]?.toFixed(1)}`,
  async run(report, options) {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-lighthouse-'));
    const running = options.get('server');
    const only = options.get('only');
    const runs = Number(options.get('runs') ?? 1);
    let child: ChildProcess | undefined;
    try {
      const started = running === undefined ? await startServer({ DATA_DIR: folder, SAMPLE_DATA: 'yes' }) : null;
      child = started?.child;
      const origin = running ?? started?.address ?? '';
      const asn = await largestNetwork(origin);
      const sections = menuOf(pages, 'network', { params: { asn } }).map(({ href }) => href);
      // Pages of one folder look alike: the first stands for all of them.
      const byFolder = Map.groupBy(pages.filter(isPublic), ({ id, route = id }) => route);
      const others = [...byFolder.values()].flatMap(([page]) => page ?? []);
      for (const href of only === 'public' ? [] : sections)
        await lighthouseScores(report, origin + href, { performance: 90 }, { page: href, as: ['mobile'], runs });
      for (const page of only === 'network' ? [] : others) {
        const href = hrefOf(page, {});
        // Subscribers are redirected from the page that sells what they have.
        const cookie = page.sells && `${sampleSessionCookie}=none`;
        await lighthouseScores(
          report,
          origin + href,
          { performance: 95 },
          { page: href, as: ['mobile'], cookie, runs },
        );
      }
    } finally {
      await stopServer(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

/** Whether anyone may open a page at its own address and sees content there. */
const isPublic = ({ path, subject, audience = 'anyone' }: Page): boolean =>
  audience === 'anyone' && subject === undefined && !/[:*]|^\/(auth|access|subscription)\//.test(path);
