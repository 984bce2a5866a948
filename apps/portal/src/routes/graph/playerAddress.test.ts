import { PLAYER_STEPS, type PlayerStep } from '@routeglass/domain/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlayer, writePlayer } from './playerAddress.ts';

const read = (search: string) => readPlayer(new URLSearchParams(search));

describe('the player in the address', () => {
  it.each([
    ['', { isOn: false, date: null, step: 60 }],
    ['player=true', { isOn: true, date: null, step: 60 }],
    ['player=yes&player-date=yesterday&player-step=often', { isOn: false, date: null, step: 60 }],
    ['player=true&player-date=2026-11-05T00:00:00', { isOn: true, date: Date.UTC(2026, 10, 5), step: 60 }],
    ['player=true&player-date=2026-11-05T13:00:00', { isOn: true, date: Date.UTC(2026, 10, 5), step: 60 }],
    [
      'player=true&player-date=2026-11-05T00:00:00&player-at=2026-11-05T13:00:07',
      { isOn: true, date: Date.UTC(2026, 10, 5), step: 60, at: Date.UTC(2026, 10, 5, 13, 0, 7) },
    ],
    ['player=true&player-at=noon', { isOn: true, date: null, step: 60 }],
    ['player=true&player-step=20', { isOn: true, date: null, step: 20 }],
    ['player=true&player-step=', { isOn: true, date: null, step: 60 }],
    ['player=true&player-step=5h', { isOn: true, date: null, step: 60 }],
    ['player=true&player-step=17', { isOn: true, date: null, step: 15 }],
    ['player=true&player-single-event=true&player-step=20', { isOn: true, date: null, step: 'single-event' }],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual({ at: null, ...expected });
  });

  it('survives a round trip beside the graph, and goes without a trace', () => {
    const state = fc.record({
      date: fc.option(fc.integer({ min: 0, max: 20_000 }).map((day) => day * 86_400_000)),
      at: fc.option(fc.integer({ min: 0, max: 2e9 }).map((second) => second * 1000)),
      step: fc.constantFrom<PlayerStep>(...PLAYER_STEPS, 'single-event'),
    });
    fc.assert(
      fc.property(state, (given) => {
        const search = writePlayer({ ...given, isOn: true }, new URLSearchParams('prefix=10.0.0.0/8'));
        expect(readPlayer(search)).toEqual({ ...given, isOn: true });
        expect(writePlayer({ ...given, isOn: false }, search).toString()).toBe('prefix=10.0.0.0%2F8');
      }),
    );
  });
});
