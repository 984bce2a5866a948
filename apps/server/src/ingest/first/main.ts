// Loads the first data of a new data folder. The server runs it before it opens such a folder.
import process from 'node:process';
import { type Config, readConfig } from '../../config.ts';
import { onStop } from '../../stopping.ts';
import { openStore } from '../../store/open.ts';
import { FIRST_START, hasUsableData, loadFirstData, sampleFolder } from '../firstData.ts';
import { createImporter } from '../importer.ts';
import { totalText } from '../report/reportText.ts';
import { wantsLoadApart } from './loadApart.ts';

// A failure is silent: the server then loads the data itself, or reports the problem.
onStop(() => process.exit(0));
await load().catch(() => {});
process.exit(0);

async function load(): Promise<void> {
  const config = readConfig(process.env);
  if (wantsLoadApart(config)) await loadInto(config);
}

async function loadInto({ dataDir, retentionDays }: Config): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    if (await hasUsableData(store)) return;
    console.log(FIRST_START);
    const importer = createImporter(store, retentionDays);
    await loadFirstData(importer, sampleFolder(dataDir), (event) => {
      if (event.type === 'done') console.log(totalText(event.report));
    });
    await importer.close();
  } finally {
    await store.close();
  }
}
