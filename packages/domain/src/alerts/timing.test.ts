import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whenToSend } from './timing.ts';

const at = (time: string): number => Date.parse(`2026-06-01T${time}:00Z`);
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60, digest: 0 };

describe('whenToSend', () => {
  it.each([
    [false, { quietFrom: 0, quietUntil: 0, digest: 0 }, '03:00', '03:00'],
    [false, night, '21:59', '21:59'],
    [false, night, '03:00', '07:00'],
    [false, night, '07:00', '07:00'],
    [true, night, '03:00', '03:00'],
    [false, { ...night, digest: 60 }, '12:10', '13:00'],
    [false, { ...night, digest: 60 }, '06:10', '07:00'],
  ] as const)('sends what is urgent (%s) with %j of %s at %s', (isUrgent, hours, now, expected) => {
    expect(new Date(whenToSend(isUrgent, hours, at(now))).toISOString()).toBe(new Date(at(expected)).toISOString());
  });

  it('waits over midnight', () => {
    expect(whenToSend(false, night, at('23:00'))).toBe(at('07:00') + 86_400_000);
  });

  it('never sends earlier, nor in quiet hours what can wait', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const hours = fc.record({ quietFrom: minute, quietUntil: minute, digest: fc.constantFrom(0, 60, 1440) });
    fc.assert(
      fc.property(fc.boolean(), hours, fc.integer({ min: 0, max: 4e12 }), (isUrgent, given, now) => {
        const then = whenToSend(isUrgent, given, now);
        expect(then).toBeGreaterThanOrEqual(now);
        expect(then - now).toBeLessThan(2 * 86_400_000);
        if (isUrgent) return;
        expect(whenToSend(isUrgent, { ...given, digest: 0 }, then)).toBe(then);
      }),
    );
  });
});
