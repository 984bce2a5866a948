import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertKinds, isUrgent } from './kinds.ts';
import { whenToSend } from './timing.ts';

const at = (time: string): number => Date.parse(`2026-06-01T${time}:00Z`);
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60, digest: 0 };

describe('whenToSend', () => {
  it.each([
    ['neighbor', { quietFrom: 0, quietUntil: 0, digest: 0 }, '03:00', '03:00'],
    ['neighbor', night, '21:59', '21:59'],
    ['neighbor', night, '03:00', '07:00'],
    ['neighbor', night, '07:00', '07:00'],
    ['hijack', night, '03:00', '03:00'],
    ['neighbor', { ...night, digest: 60 }, '12:10', '13:00'],
    ['neighbor', { ...night, digest: 60 }, '06:10', '07:00'],
  ] as const)('sends %s with %j of %s at %s', (kind, hours, now, expected) => {
    expect(new Date(whenToSend(kind, hours, at(now))).toISOString()).toBe(new Date(at(expected)).toISOString());
  });

  it('waits over midnight', () => {
    expect(whenToSend('neighbor', night, at('23:00'))).toBe(at('07:00') + 86_400_000);
  });

  it('never sends earlier, nor in quiet hours what can wait', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const hours = fc.record({ quietFrom: minute, quietUntil: minute, digest: fc.constantFrom(0, 60, 1440) });
    fc.assert(
      fc.property(fc.constantFrom(...alertKinds), hours, fc.integer({ min: 0, max: 4e12 }), (kind, given, now) => {
        const then = whenToSend(kind, given, now);
        expect(then).toBeGreaterThanOrEqual(now);
        expect(then - now).toBeLessThan(2 * 86_400_000);
        if (isUrgent(kind)) return;
        expect(whenToSend(kind, { ...given, digest: 0 }, then)).toBe(then);
      }),
    );
  });
});
