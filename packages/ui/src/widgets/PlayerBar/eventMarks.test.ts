import { describe, expect, it } from 'vitest';
import { eventMarks } from './eventMarks.ts';

describe('eventMarks', () => {
  it.each([
    ['each change where it is', [0, 50, 100], 'M0 0V6M500 0V6M1000 0V6'],
    ['changes of one column once', [50, 50.01], 'M500 0V6'],
    ['nothing outside of what is played', [-1, 101], ''],
  ])('marks %s', (_, events, path) => {
    expect(eventMarks({ start: 0, end: 100, events }, 1000)).toBe(path);
  });

  it('marks nothing where no time passes', () => {
    expect(eventMarks({ start: 5, end: 5, events: [5] }, 1000)).toBe('');
  });
});
