import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyPglite, EMPTY, postgresDatabases } from './databases.ts';
import { killPayments } from './paymentKills/kills.ts';
import { createChance } from './powerCuts/chance.ts';

/** `PAYMENT_KILLS=200` kills as often, and says how it goes. */
const asked = process.env['PAYMENT_KILLS'];
const KILLS = Number(asked ?? 12);
/** A server over the embedded engine takes longer to begin: it gets one kill in six where there is another engine. */
const SHARE = 6;
const SLOW = 300_000 + KILLS * 15_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-payment-kills-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `killed ${KILLS} times while people pay, a server has no charge without an order, no gap in its numbers and no Pro without a payment`,
  async () => {
    const { folder: pglite, postgres } = inject('databases');
    const dataDir = join(folder, 'data');
    copyPglite(pglite, EMPTY, dataDir);
    const tell = asked === undefined ? undefined : console.log;
    const over = (name: string, database: { dataDir: string; databaseUrl?: string }, kills: number, seed: number) =>
      killPayments({
        database,
        kills,
        chance: createChance(seed),
        ...(tell && { tell: (line: string) => tell(`${name}: ${line}`) }),
      });
    const embedded = postgres === null ? KILLS : Math.ceil(KILLS / SHARE);
    const runs = [over('PGlite', { dataDir }, embedded, 5)];
    if (postgres !== null) {
      const name = 'routeglass_payment_kills';
      await (await postgresDatabases(postgres).copyAs(name, EMPTY)).close();
      runs.push(over('PostgreSQL', { dataDir: folder, databaseUrl: `${postgres}${name}` }, KILLS - embedded, 7));
    }
    const killed = await Promise.all(runs);
    tell?.(JSON.stringify(killed));
    expect(killed.flatMap(({ wrongs }) => wrongs)).toEqual([]);
    expect(killed.reduce((all, { kills }) => all + kills, 0)).toBe(KILLS);
    for (const { charges, bills } of killed) expect(Math.min(charges, bills)).toBeGreaterThan(0);
  },
  SLOW,
);
