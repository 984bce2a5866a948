import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPlayerDate, midnightOf, nearestPlayerDate, parsePlayerDate, playerDateText } from './playerDate.ts';
import {
  firstPosition,
  lastPosition,
  nextPosition,
  previousPosition,
  withinWindow,
  type PlayerWindow,
} from './playerPosition.ts';
import { longerStep, PLAYER_STEPS, playerStepName, playerStepOf, shorterStep, type PlayerStep } from './playerStep.ts';
import { visibilityPercent } from './visibility.ts';

describe('the steps of the player', () => {
  it('are sixteen: minutes, hours and a day', () => {
    expect(PLAYER_STEPS.map(playerStepName)).toEqual([
      ...[1, 2, 3, 5, 10, 15, 20, 30].map((count) => `${count} minute${count === 1 ? '' : 's'}`),
      ...[1, 2, 3, 4, 6, 8, 12].map((count) => `${count} hour${count === 1 ? '' : 's'}`),
      '1 day',
    ]);
  });
  it.each<[PlayerStep, PlayerStep, PlayerStep]>([
    ['single-event', 'single-event', 1],
    [1, 'single-event', 2],
    [2, 1, 3],
    [30, 20, 60],
    [60, 30, 120],
    [720, 480, 1440],
    [1440, 720, 1440],
    [7, 5, 10],
  ])('%s is between %s and %s', (step, shorter, longer) => {
    expect([shorterStep(step), longerStep(step)]).toEqual([shorter, longer]);
  });
  it.each<[number, PlayerStep]>([
    [1, 1],
    [90, 60],
    [1440, 1440],
    [10_000, 1440],
    [0, 1],
    [-5, 1],
    [Number.NaN, 60],
  ])('%d minutes are the step %s', (minutes, step) => {
    expect(playerStepOf(minutes)).toBe(step);
  });
  it('names single-event mode', () => {
    expect(playerStepName('single-event')).toBe('Single event');
  });
});

const minutes = (...count: number[]) => count.map((each) => each * 60_000);
const [start = 0, end = 0] = minutes(1000, 1100);
const window: PlayerWindow = { start, end, events: minutes(990, 1000, 1007, 1007, 1050, 1090, 1200) };
const silent: PlayerWindow = { start, end, events: [] };

describe('the positions of the player', () => {
  it.each<[PlayerStep, number, number | null, number | null]>([
    [10, 1000, 1010, null],
    [10, 1050, 1060, 1040],
    [10, 1095, 1100, 1085],
    [10, 1100, null, 1090],
    [1440, 1050, 1100, 1000],
    [10, 900, 1000, null],
    [10, 2000, null, 1100],
    ['single-event', 1000, 1007, null],
    ['single-event', 1006, 1007, 1000],
    ['single-event', 1007, 1050, 1000],
    ['single-event', 1050, 1090, 1007],
    ['single-event', 1090, null, 1050],
    ['single-event', 1100, null, 1090],
  ])('by %s from %d: next %s, previous %s', (step, position, next, previous) => {
    const at = position * 60_000;
    const inMinutes = (found: number | null) => found && found / 60_000;
    expect(inMinutes(nextPosition(window, step, at))).toBe(next);
    expect(inMinutes(previousPosition(window, step, at))).toBe(previous);
  });
  it('begin and end with the window, in single-event mode with its last event', () => {
    expect(firstPosition(window)).toBe(start);
    expect(lastPosition(window, 60)).toBe(end);
    expect(lastPosition(window, 'single-event')).toBe(1090 * 60_000);
    expect(lastPosition(silent, 'single-event')).toBe(start);
    expect(nextPosition(silent, 'single-event', start)).toBeNull();
    expect([withinWindow(window, 0), withinWindow(window, Number.MAX_VALUE)]).toEqual([start, end]);
  });
  it('lead from the first to the last in a bounded number of steps, each inside the window', () => {
    const windows = fc
      .record({ start: fc.nat(1e9), length: fc.nat(20 * 86_400_000), events: fc.array(fc.nat(1e9 + 20 * 86_400_000)) })
      .map(({ start, length, events }) => ({ start, end: start + length, events: events.sort((a, b) => a - b) }));
    fc.assert(
      fc.property(windows, fc.constantFrom<PlayerStep>('single-event', 60, 1440), (played, step) => {
        let position = firstPosition(played);
        for (let count = 0; ; count++) {
          const next = nextPosition(played, step, position);
          if (next === null) break;
          expect(count).toBeLessThan(600);
          expect(next).toBeGreaterThan(position);
          expect(next).toBeLessThanOrEqual(played.end);
          position = next;
        }
        expect(position).toBe(lastPosition(played, step));
      }),
    );
  });
});

const at = (text: string) => Date.parse(`${text}Z`);

describe('the dates of the player', () => {
  it.each([
    ['2026-11-05T09:04:59', '2026-11-05T00:00:00'],
    ['2026-11-05T00:00:00', '2026-11-05T00:00:00'],
    ['1969-12-31T23:59:59', '1969-12-31T00:00:00'],
  ])('%s is played from %s', (instant, midnight) => {
    expect(midnightOf(at(instant))).toBe(at(midnight));
    expect(playerDateText(at(instant))).toBe(midnight);
  });
  it('begin seven days back', () => {
    expect(initialPlayerDate(at('2026-11-21T07:25:00'))).toBe(at('2026-11-14T00:00:00'));
  });
  it.each([
    ['2026-11-05', '2026-11-05T00:00:00'],
    ['2026-11-05T17:30:00Z', '2026-11-05T00:00:00'],
    [' 2026-11-05 ', '2026-11-05T00:00:00'],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['05.11.2026', undefined],
    ['', undefined],
  ])('%j is read as %s', (text, midnight) => {
    expect(parsePlayerDate(text)).toBe(midnight === undefined ? undefined : at(midnight));
  });

  const available = { oldest: at('2026-10-01T05:00:00'), now: at('2026-11-21T07:25:00') };
  it.each([
    ['2026-11-05T12:00:00', '2026-11-05', null],
    ['2026-11-21T00:00:00', '2026-11-21', null],
    ['2026-11-22T00:00:00', '2026-11-21', 'not-past'],
    ['2030-01-01T00:00:00', '2026-11-21', 'not-past'],
    ['2026-10-02T00:00:00', '2026-10-02', null],
    ['2026-10-01T00:00:00', '2026-10-01', null],
    ['2026-09-30T23:59:59', '2026-10-01', 'too-old'],
    ['1999-01-01T00:00:00', '2026-10-01', 'too-old'],
  ])('%s becomes %s (%s)', (chosen, date, warning) => {
    expect(nearestPlayerDate(at(chosen), available)).toEqual({ date: at(`${date}T00:00:00`), warning });
  });
  it('stay in the past where nothing older than today is stored', () => {
    const { date } = nearestPlayerDate(0, { oldest: at('2026-11-21T01:00:00'), now: available.now });
    expect(date).toBe(at('2026-11-21T00:00:00'));
  });
});

describe('the visibility of a prefix', () => {
  it.each([
    [615, 1230, 50],
    [0, 1230, 0],
    [1230, 1230, 100],
    [1300, 1230, 100],
    [0.5, undefined, 50],
    [7, undefined, 100],
    [7, 0, 100],
    [-1, 10, 0],
  ])('%d of %s peers are %d %%', (peers, total, percent) => {
    expect(visibilityPercent(peers, total)).toBe(percent);
  });
});
