import { PLAYER_STEPS, type PlayerStep } from '@routeglass/domain/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlayer, writePlayer } from './playerAddress.ts';

const read = (search: string) => readPlayer(new URLSearchParams(search));

describe('the player in the address', () => {
  it.each([
    ['', { isOn: false, date: null, at: null, step: 60 }],
    ['player=true', { isOn: true, date: null, at: null, step: 60 }],
    ['player=yes&player-date=yesterday&player-step=often', { isOn: false, date: null, at: null, step: 60 }],
    ['player=true&player-date=2026-11-05T00:00:00', { isOn: true, date: Date.UTC(2026, 10, 5), at: null, step: 60 }],
    [
      'player=true&player-date=2026-11-05T13:00:07',
      { isOn: true, date: Date.UTC(2026, 10, 5), at: Date.UTC(2026, 10, 5, 13, 0, 7, 999), step: 60 },
    ],
    ['player=true&player-step=20', { isOn: true, date: null, at: null, step: 20 }],
    ['player=true&player-step=', { isOn: true, date: null, at: null, step: 60 }],
    ['player=true&player-step=5h', { isOn: true, date: null, at: null, step: 60 }],
    ['player=true&player-step=17', { isOn: true, date: null, at: null, step: 15 }],
    ['player=true&player-single-event=true&player-step=20', { isOn: true, date: null, at: null, step: 'single-event' }],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('survives a round trip beside the graph, and goes without a trace', () => {
    const step = fc.constantFrom<PlayerStep>(...PLAYER_STEPS, 'single-event');
    const day = fc.integer({ min: 0, max: 20_000 }).map((number) => number * 86_400_000);
    const second = fc.integer({ min: 1, max: 86_399 });
    const state = fc.oneof(
      fc.record({ date: fc.option(day), at: fc.constant(null), step }),
      fc
        .record({ date: day, second, step })
        .map(({ second: at, ...rest }) => ({ ...rest, at: rest.date + at * 1000 + 999 })),
    );
    fc.assert(
      fc.property(state, (given) => {
        const search = writePlayer({ ...given, isOn: true }, new URLSearchParams('prefix=10.0.0.0/8'));
        expect(readPlayer(search)).toEqual({ ...given, isOn: true });
        expect(writePlayer({ ...given, isOn: false }, search).toString()).toBe('prefix=10.0.0.0%2F8');
      }),
    );
  });
});
