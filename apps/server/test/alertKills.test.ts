import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { killAlerts, type KilledDatabase } from './alertKills/kills.ts';
import { type AlertScene, ANN, setAlertScene, WATCH } from './alertScene.ts';
import { copyPglite, EMPTY, postgresDatabases } from './databases.ts';
import { createChance } from './powerCuts/chance.ts';

/** `ALERT_KILLS=100` kills so often. */
const kills = Number(process.env['ALERT_KILLS'] ?? 0);
/** A kill takes seconds, and most of a minute where other work has the processors. */
const slow = (times: number): number => 120_000 + times * 60_000;
const rule = { kind: 'hijack', on: true, vantage_points: 0, minutes: 0, share: 0 };
const { postgres, folder } = inject('databases');

describe('a server that is killed while it judges and delivers alerts loses nothing and tells nothing twice', () => {
  const often = kills || 6;
  it.skipIf(!postgres)(
    'over PostgreSQL',
    async () => {
      const scene = await setAlertScene(() => postgresDatabases(postgres ?? '').copyOf(EMPTY));
      try {
        await watch(scene);
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(scene.store.db);
        await killAndLook(scene, often, {
          place: `${postgres}${rows[0]?.name}`,
          isEmbedded: false,
          look: (work) => work(scene.store),
        });
      } finally {
        await scene.close();
      }
    },
    slow(often),
  );

  const rarely = kills || 2;
  it(
    'over PGlite, where it also publishes',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-kills-'));
      const remove = async () => rmSync(dataDir, { recursive: true, force: true });
      copyPglite(folder, EMPTY, dataDir);
      const scene = await setAlertScene(async () => ({ store: await openStore({ dataDir }), remove }));
      try {
        await watch(scene);
        await scene.store.close();
        await killAndLook(scene, rarely, {
          place: dataDir,
          isEmbedded: true,
          async look(work) {
            const store = await openStore({ dataDir });
            try {
              return await work(store);
            } finally {
              await store.close();
            }
          },
        });
      } finally {
        await scene.close();
      }
    },
    slow(rarely),
  );
});

/** Ann is told of hijacks by mail, webhook and syslog. From here on, another process judges and delivers. */
async function watch({ runTrial, receivers, ann, accounts }: AlertScene): Promise<void> {
  await runTrial(90);
  const [tcp = ''] = receivers.syslog.filter((address) => address.startsWith('tcp:'));
  const channels = [
    { kind: 'mail', name: 'mail', target: ANN },
    { kind: 'webhook', name: 'hook', target: receivers.webhook },
    { kind: 'syslog', name: 'syslog', target: tcp },
  ];
  for (const channel of channels) await ann.sendJson('POST', '/api/auth/v1/alert-channels', channel);
  await ann.sendJson('POST', WATCH, { rules: [rule] });
  await accounts.close();
}

async function killAndLook(scene: AlertScene, times: number, database: KilledDatabase): Promise<void> {
  const { alerts, wrongs } = await killAlerts(scene, database, times, createChance(17));
  expect(wrongs).toEqual([]);
  expect(alerts).toBe(times);
}
