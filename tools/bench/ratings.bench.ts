import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { nationalStability } from '@routeglass/domain/ratings';
import { createRelationGraph, recursiveConeSizes } from '@routeglass/domain/relations';
import { createImporter } from '../../apps/server/src/ingest/importer.ts';
import { plainRequest } from '../../apps/server/src/ingest/importRequest.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import { readAsRelations, readClique } from '../known-answers/asRelations.ts';
import { readCountries } from '../known-answers/countries.ts';
import { sharedData } from '../shared-data.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { measurePages } from './ratings/ratingPages.ts';

const CAIDA = 'as-rel/20160101.as-rel.txt.gz';
const NAMES = 'names/bgptools-asns.csv.gz';
const RIB = 'mrt/rib.rrc06.20100701.0759.bz2';
const UPDATES = 'mrt/updates.20190101.0000.gz';
const ROUNDS = 9;

const atMost = (at: number): NonNullable<Figure['limit']> => ({ at, better: 'lower' });

/**
 * Cones and stability with the relations of 2016, the cost of ratings in an import, and pages of a rating of 80,000 networks.
 *
 * `only=pages` measures only the pages, `engine=pglite` or `engine=postgresql` with one database.
 */
export const bench: Bench = {
  topic: 'ratings',
  about:
    'cones and national stability with the relations of January 2016; ratings during an import; pages of a large rating',
  skip: () =>
    [CAIDA, NAMES, RIB, UPDATES].every(sharedData) ? null : 'the real files beside the checkout are missing',
  async run(report, options) {
    await measurePages(report, options.get('engine'));
    if (options.get('only') === 'pages') return;
    const graph = createRelationGraph(readAsRelations(sharedData(CAIDA) ?? ''));
    const clique = readClique(sharedData(CAIDA) ?? '');
    const countries = readCountries(sharedData(NAMES) ?? '');
    const networks = Array.from(graph.asns, (asn) => ({ asn, country: countries.get(asn) ?? '', addresses: 1 }));
    report({
      what: `all recursive cones of ${graph.asns.length} networks`,
      unit: 'ms',
      ours: time(() => recursiveConeSizes(graph)),
      limit: atMost(100),
    });
    report({
      what: `national stability of ${new Set(networks.map(({ country }) => country)).size} countries`,
      unit: 'ms',
      ours: time(() => nationalStability(graph, clique, networks)),
      limit: atMost(100),
    });
    await measureImports(report);
  },
};

async function measureImports(report: (figure: Figure) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  try {
    const store = await openStore({ dataDir });
    const importer = createImporter(store);
    for (const [name, file, limit] of [
      ['rrc06', RIB, atMost(60)],
      ['5 minutes of updates', UPDATES, atMost(20)],
    ] as const) {
      const { seconds, steps } = await importer.run({ ...plainRequest, paths: [sharedData(file) ?? ''] });
      report({ what: `${name}: import with all computations`, unit: 's', ours: seconds, limit });
      for (const { step, seconds: took, rows } of steps)
        if (step.startsWith('ratings'))
          report({ what: `${name}: ${step}`, unit: 's', ours: took, note: `${rows} networks` });
      const most = process.resourceUsage().maxRSS / 1024;
      report({ what: `${name}: peak memory so far`, unit: 'MB', ours: most, limit: atMost(1500) });
    }
    await importer.close();
    await store.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function time(work: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
}
