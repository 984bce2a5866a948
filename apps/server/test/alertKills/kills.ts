import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sourceWords } from '../../../../tools/source-program.ts';
import { accountStore } from '../../src/accounts/tables.ts';
import type { Store } from '../../src/store/store.ts';
import type { AlertScene } from '../alertScene.ts';
import { publishHijack } from './publishHijack.ts';
import { wrongsOf } from './wrongs.ts';

const server = join(import.meta.dirname, 'server.ts');
/** Longer than it takes to judge and to deliver, so that the kill comes at any step. */
const LONGEST_MS = 500;
/** Longer than a job stays with a process that is gone. */
const AHEAD_MS = 180_000;
const PATIENCE_MS = 60_000;

/** The database of the process that is killed. */
export interface KilledDatabase {
  /** Its address, or its folder. */
  readonly place: string;
  /** Whether the process that is killed publishes too: no other one can while it runs. */
  readonly isEmbedded: boolean;
  /** Looks into it while no such process runs. */
  look<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

/**
 * Kills the process that judges and delivers (kill -9) so many times while hijacks begin and end, lets it finish, and says what was lost or doubled.
 */
export async function killAlerts(
  scene: AlertScene,
  database: KilledDatabase,
  kills: number,
  chance: () => number,
): Promise<{ readonly alerts: number; readonly wrongs: readonly string[] }> {
  const wrongs: string[] = [];
  const look = (events?: number) => database.look((store) => wrongsOf({ ...scene, store }, events));
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await start(scene, database, kill * AHEAD_MS, kill);
    // Which comes first is up to chance: the one process publishes while the other works, or is gone.
    const published = database.isEmbedded ? null : publishHijack(scene.store, kill);
    await setTimeout(chance() * LONGEST_MS);
    running.kill('SIGKILL');
    await Promise.all([published, gone(running)]);
    wrongs.push(...(await look()).map((wrong) => `kill ${kill + 1}: ${wrong}`));
  }
  const last = await start(scene, database, kills * AHEAD_MS, kills - 1, 'finish');
  const late = setTimeout(PATIENCE_MS, 'late', { ref: false });
  if ((await Promise.race([gone(last), late])) === 'late') {
    wrongs.push('something still waits');
    last.kill('SIGKILL');
    await gone(last);
  }
  wrongs.push(...(await look(kills)));
  const { total } = await database.look((store) =>
    accountStore(store)
      .db.selectFrom('alert')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return { alerts: total, wrongs };
}

async function start(
  { receivers }: AlertScene,
  { place, isEmbedded }: KilledDatabase,
  ahead: number,
  hijack: number,
  end: 'finish' | 'go on' = 'go on',
): Promise<ChildProcess> {
  const words = [place, receivers.smtp, String(ahead), isEmbedded ? String(hijack) : 'none', end];
  const child = spawn(process.execPath, [...sourceWords, server, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null && end !== 'finish') throw new Error('The process ended before it was killed');
  return child;
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
