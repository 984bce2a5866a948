import { describe, expect, it } from 'vitest';
import { outsideChanges, outsideText } from './outsideChanges.ts';

const events = [
  { time: 0, added: ['64530 64512', '64531 64512'], left: [] },
  { time: 10, added: ['64531 64520 64512'], left: ['64531 64512'] },
  { time: 20, added: [], left: ['64533 64533 64512'] },
];

describe('outsideChanges', () => {
  it.each([
    [0, [64_530], [64_531, 64_533]],
    [0, [64_531, 64_533], []],
    [10, [], [64_533]],
    [20, [], []],
  ])('after %i, with the targets %j', (start, targets, changed) => {
    expect(outsideChanges(events, start, targets)).toEqual(changed);
  });

  it.each([
    [1, '1 network outside your targets changed'],
    [2, '2 networks outside your targets changed'],
  ])('counts %i', (count, text) => {
    expect(outsideText(count)).toBe(text);
  });
});
