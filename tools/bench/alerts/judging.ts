import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { judgeAll } from '../../../apps/server/src/accounts/alerts/judgeAll.ts';
import { accountStore } from '../../../apps/server/src/accounts/tables.ts';
import { createImporter } from '../../../apps/server/src/ingest/importer.ts';
import { plainRequest } from '../../../apps/server/src/ingest/importRequest.ts';
import { openStore } from '../../../apps/server/src/store/open.ts';
import { sharedData } from '../../shared-data.ts';
import type { Figure } from '../bench.ts';
import type { Engine } from '../engines.ts';
import { someNetworks, watchMany } from './watchMany.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const VRPS = 'rpki/rpki-client.20250720T093133Z.json.bz2';
export const UPDATES = 'mrt/updates.20260222.1530.bz2';
export const judgedFiles = [TABLE, VRPS, UPDATES];
const WATCHED = 10_000;

/** How much time judging 10,000 networks by all rules adds to an update file, after the initial state was reported. */
export async function measureJudging({ name, open }: Engine, report: (figure: Figure) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  const { place, close } = await open(folder);
  const store = await openStore({ dataDir: place['DATA_DIR'] ?? folder, databaseUrl: place['DATABASE_URL'] });
  const importer = createImporter(store);
  const load = (file: string) => importer.run({ ...plainRequest, paths: [sharedData(file) ?? ''] }, () => undefined);
  try {
    await load(TABLE);
    await load(VRPS);
    const { asns, newest } = await someNetworks(store, WATCHED);
    await watchMany(store, asns, newest, Date.now());
    const accounts = accountStore(store);
    const timed = async (): Promise<{ seconds: number; note: string }> => {
      const [begun, used] = [performance.now(), process.cpuUsage()];
      const messages = await judgeAll(accounts, Date.now());
      const { user, system } = process.cpuUsage(used);
      return {
        seconds: (performance.now() - begun) / 1000,
        note: `${messages} messages; ${((user + system) / 1e6).toFixed(1)} s of processor time`,
      };
    };
    const first = await timed();
    report({
      what: `${name}: ${WATCHED} networks, ongoing events when watching begins`,
      unit: 's',
      ours: first.seconds,
      note: first.note,
    });
    await load(UPDATES);
    const added = await timed();
    report({
      what: `${name}: ${WATCHED} networks, added by ${UPDATES}`,
      unit: 's',
      ours: added.seconds,
      limit: { at: 1, better: 'lower' },
      note: added.note,
    });
    await importer.close();
  } finally {
    await store.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}
