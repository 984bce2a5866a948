import process from 'node:process';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { killAlerts } from './alertKills/kills.ts';
import { ANN, setAlertScene, WATCH } from './alertScene.ts';
import { EMPTY, postgresDatabases } from './databases.ts';
import { createChance } from './powerCuts/chance.ts';

/** `ALERT_KILLS=100` kills so often. */
const kills = Number(process.env['ALERT_KILLS'] ?? 16);
const SLOW = 120_000 + kills * 15_000;
const rule = { kind: 'hijack', on: true, vantage_points: 0, minutes: 0, share: 0 };
const { postgres } = inject('databases');

describe.skipIf(!postgres)('a server that is killed while it judges and delivers alerts', () => {
  it(
    'loses nothing and tells nothing twice, by mail, webhook and syslog',
    async () => {
      const scene = await setAlertScene(() => postgresDatabases(postgres ?? '').copyOf(EMPTY));
      try {
        await scene.runTrial(90);
        const [tcp = ''] = scene.receivers.syslog.filter((address) => address.startsWith('tcp:'));
        const channels = [
          { kind: 'mail', name: 'mail', target: ANN },
          { kind: 'webhook', name: 'hook', target: scene.receivers.webhook },
          { kind: 'syslog', name: 'syslog', target: tcp },
        ];
        for (const channel of channels) await scene.ann.sendJson('POST', '/api/auth/v1/alert-channels', channel);
        await scene.ann.sendJson('POST', WATCH, { rules: [rule] });
        // From here on, another process judges and delivers.
        await scene.accounts.close();
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(scene.store.db);
        const { alerts, wrongs } = await killAlerts(scene, `${postgres}${rows[0]?.name}`, kills, createChance(17));
        expect(wrongs).toEqual([]);
        expect(alerts).toBe(kills);
      } finally {
        await scene.close();
      }
    },
    SLOW,
  );
});
