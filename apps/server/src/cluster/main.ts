import process from 'node:process';
import { asksForHelp } from '../commandWords.ts';
import { BadSetting, readConfig } from '../config.ts';
import { CannotOpen } from '../store/cannotOpen.ts';
import { clusterSteps, takeSteps } from '../store/cluster/initCluster.ts';
import { OtherLayout } from '../store/cluster/layout.ts';
import { openPostgresStore } from '../store/postgres/postgresStore.ts';
import { type ClusterCommand, readCommandLine, USAGE } from './commandLine.ts';

/** `npm run cluster -- init`: lays out the tables over the nodes of a Citus cluster. */
const FAILED = 1;
const WRONG = 2;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const command = readCommandLine(words);
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`);
    return WRONG;
  }
  try {
    await init(command);
    return 0;
  } catch (error) {
    const expected = error instanceof BadSetting || error instanceof CannotOpen || error instanceof OtherLayout;
    console.error(expected ? error.message : error);
    return FAILED;
  }
}

async function init({ isDryRun, shards }: ClusterCommand): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined)
    throw new CannotOpen('DATABASE_URL is not set: it names the coordinator of the cluster.');
  const store = await openPostgresStore(databaseUrl);
  try {
    const steps = await clusterSteps(store, shards);
    if (steps.length === 0) console.log('All tables are laid out. Nothing was changed.');
    else if (isDryRun) console.log(`Would lay out:\n${steps.map(({ what }) => `  ${what}`).join('\n')}`);
    else {
      await takeSteps(store, steps, ({ what }) => console.log(what));
      console.log('Done');
    }
  } finally {
    await store.close();
  }
}
