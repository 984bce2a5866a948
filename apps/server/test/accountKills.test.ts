import { expect, it } from 'vitest';
import { killOften } from './accountKills/kills.ts';
import { createChance } from './powerCuts/chance.ts';

const SLOW = 300_000;

it(
  'killed at any moment, a server has what it confirmed: no token works twice, no letter is lost, no account is there by halves',
  async () => {
    const { people, wrongs } = await killOften(3, createChance(11));
    expect(wrongs).toEqual([]);
    expect(people).toBe(12);
  },
  SLOW,
);
