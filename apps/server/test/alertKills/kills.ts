import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { record, storedIncidents } from '../../src/analytics/incidents/ledger.ts';
import { accountStore } from '../../src/accounts/tables.ts';
import { openGeneration, publishGenerations } from '../../src/store/generation.ts';
import { type AlertScene, names } from '../alertScene.ts';
import { anIncident, day } from '../incidents.fixtures.ts';
import { wrongsOf } from './wrongs.ts';

const server = join(import.meta.dirname, 'server.ts');
/** Longer than it takes to judge and to deliver, so that the kill comes at any step. */
const LONGEST_MS = 500;
/** Longer than a job stays with a process that is gone. */
const AHEAD_MS = 180_000;
const POLL_MS = 50;
const PATIENCE_MS = 60_000;

const prefixOf = (place: number): string => `10.${place >> 8}.${place & 255}.0/24`;

/**
 * Kills the process that judges and delivers (kill -9) so many times while hijacks begin and end, lets it finish, and says what was lost or doubled.
 * `databaseUrl`: the store of the scene.
 */
export async function killAlerts(
  scene: AlertScene,
  databaseUrl: string,
  kills: number,
  chance: () => number,
): Promise<{ readonly alerts: number; readonly wrongs: readonly string[] }> {
  const wrongs: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await start(scene, databaseUrl, kill * AHEAD_MS);
    // Which comes first is up to chance: the one process publishes while the other works, or is gone.
    const published = publish(scene, kill);
    await setTimeout(chance() * LONGEST_MS);
    running.kill('SIGKILL');
    await Promise.all([
      published,
      running.exitCode === null && running.signalCode === null ? once(running, 'exit') : null,
    ]);
    wrongs.push(...(await wrongsOf(scene)).map((wrong) => `kill ${kill + 1}: ${wrong}`));
  }
  const last = await start(scene, databaseUrl, kills * AHEAD_MS);
  try {
    for (let waited = 0; (await isBusy(scene)) && waited < PATIENCE_MS; waited += POLL_MS) await setTimeout(POLL_MS);
    if (await isBusy(scene)) wrongs.push('something still waits');
  } finally {
    last.kill('SIGKILL');
  }
  wrongs.push(...(await wrongsOf(scene, kills)));
  const { total } = await accountStore(scene.store)
    .db.selectFrom('alert')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { alerts: total, wrongs };
}

async function start({ mail }: AlertScene, databaseUrl: string, ahead: number): Promise<ChildProcess> {
  const words = ['--conditions=routeglass-source', server, databaseUrl, mail.url, String(ahead)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('The process ended before it was killed');
  return child;
}

/** One hijack begins, and the one before it ends. */
async function publish({ store }: AlertScene, place: number): Promise<void> {
  const hijack = (of: number, lastSeen: number | null) =>
    anIncident({ prefix: prefixOf(of), firstSeen: day(3) + of, lastSeen });
  // What is on record and not detected again is taken off it.
  const incidents = Array.from({ length: place + 1 }, (_, of) => hijack(of, of === place ? null : day(4)));
  const past = { lostUntil: null, history: 0, now: day(9) };
  await record(store, await storedIncidents(store, sql`true`), incidents, past, names);
  const generation = await openGeneration(store, { kind: 'communities', name: 'tick', world: 'internet' });
  await publishGenerations(store, [{ generation, asOf: null, records: 0 }]);
}

/** Whether something is not judged or not delivered. */
async function isBusy({ store }: AlertScene): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from accounts.alert_delivery where state = 'waiting') or exists (select from accounts.mail where state = 'queued')
      or exists (
        select from incident i where not exists (
          select from accounts.alert a where a.key = i.id::text and (i.last_seen is null or a.state = 'ended')
        )
      ) as busy
  `.execute(store.db);
  return rows[0]?.busy ?? true;
}
