import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualRules } from '@routeglass/domain/alerts';
import { replay } from '../../../apps/server/src/accounts/alerts/replay.ts';
import { accountStore } from '../../../apps/server/src/accounts/tables.ts';
import { createImporter } from '../../../apps/server/src/ingest/importer.ts';
import { plainRequest } from '../../../apps/server/src/ingest/importRequest.ts';
import { openStore } from '../../../apps/server/src/store/open.ts';
import { type Figure, median } from '../bench.ts';

const NETWORKS = 10;

/** Number of messages that ten networks of the lab, from the largest to the smallest, get in its week with the default rules. */
export async function countWeek(report: (figure: Figure) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  const store = await openStore({ dataDir: folder });
  const importer = createImporter(store);
  try {
    await importer.run({ ...plainRequest, sampleFolder: join(folder, 'lab') }, () => undefined);
    const rows = await store.db
      .selectFrom('announced')
      .select(({ fn }) => ['origin', fn.countAll<number>().as('prefixes')])
      .where('world', '=', 'lab')
      .groupBy('origin')
      .orderBy('prefixes', 'desc')
      .orderBy('origin')
      .execute();
    const step = Math.max(1, Math.floor(rows.length / NETWORKS));
    const typical = rows.filter((_, i) => i % step === 0).slice(0, NETWORKS);
    const counts: number[] = [];
    for (const { origin } of typical)
      counts.push((await replay(accountStore(store).db, origin, usualRules, [])).messages);
    const sorted = counts.toSorted((a, b) => a - b);
    const note = `median; from ${sorted[0]} to ${sorted.at(-1)}`;
    report({
      what: `messages of the laboratory's week to ${typical.length} networks`,
      unit: 'per network',
      ours: median(counts),
      note,
    });
    await importer.close();
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
