import { describe, expect, it } from 'vitest';
import { alerts } from './AlertList.fixtures.ts';
import { repliesTo, type Alert } from './alert.ts';

const at = new Date('2026-11-22T09:30:00Z');
const alert = alerts[0] as Alert;

describe('repliesTo', () => {
  it.each([
    [{}, ['acknowledge', 'snooze', 'expected']],
    [{ acknowledged: at }, ['expected', 'reopen']],
    [{ snoozedUntil: at }, ['expected', 'reopen']],
    [{ isOpen: false }, ['expected']],
    [{ isExpected: true }, []],
  ])('with %j are %j', (more, replies) => {
    expect(repliesTo({ ...alert, ...more })).toEqual(replies);
  });
});
