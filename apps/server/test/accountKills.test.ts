import process from 'node:process';
import { expect, it } from 'vitest';
import { killOften } from './accountKills/kills.ts';
import { createChance } from './powerCuts/chance.ts';

/** `ACCOUNT_KILLS=200` kills so often; a run of all tests kills twice. */
const kills = Number(process.env['ACCOUNT_KILLS'] ?? 2);
const AT_ONCE = 3;
const SLOW = 300_000 + kills * 30_000;

it(
  'killed at any moment, a server has what it confirmed: no token works twice, no letter is lost, no account is there by halves',
  async () => {
    const { people, wrongs } = await killOften(kills, createChance(11));
    expect(wrongs).toEqual([]);
    expect(people).toBe((kills + 1) * AT_ONCE);
  },
  SLOW,
);
