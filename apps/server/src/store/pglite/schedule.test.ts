import { describe, expect, it } from 'vitest';
import type { Job, Lane } from './message.ts';
import { createSchedule } from './schedule.ts';

const job = (id: number, lane: Lane, lease: number | null = null): Job => ({ id, lane, lease, work: { op: 'close' } });

describe('schedule of the one session', () => {
  it('lets the readers that wait go between two bulk jobs', () => {
    const schedule = createSchedule();
    for (const waiting of [job(1, 'bulk'), job(2, 'bulk'), job(3, 'read'), job(4, 'read')]) schedule.add(waiting);
    expect([1, 2, 3, 4].map(() => schedule.next()?.id)).toEqual([1, 3, 4, 2]);
  });

  it('does not let an endless stream of readers starve bulk work', () => {
    const schedule = createSchedule();
    schedule.add(job(100, 'bulk'));
    schedule.add(job(101, 'bulk'));
    const order: (number | undefined)[] = [];
    for (let id = 1; id <= 6; id += 1) {
      schedule.add(job(id, 'read'));
      order.push(schedule.next()?.id);
    }
    expect(order).toContain(100);
    expect(order).toContain(101);
  });

  it('lets late jobs go last, but not after any number of others', () => {
    const schedule = createSchedule();
    schedule.add(job(1, 'late'));
    schedule.add(job(2, 'bulk'));
    schedule.add(job(3, 'read'));
    expect([1, 2, 3].map(() => schedule.next()?.id)).toEqual([2, 3, 1]);

    schedule.add(job(4, 'late'));
    const order: (number | undefined)[] = [];
    for (let id = 100; id <= 200; id += 1) {
      schedule.add(job(id, 'bulk'));
      order.push(schedule.next()?.id);
    }
    expect(order.slice(0, 50)).not.toContain(4);
    expect(order).toContain(4);
  });

  it('says when only late jobs wait', () => {
    const schedule = createSchedule();
    expect(schedule.hasOnlyLate()).toBe(false);
    schedule.add(job(1, 'late'));
    expect(schedule.hasOnlyLate()).toBe(true);
    schedule.add(job(2, 'bulk'));
    expect(schedule.hasOnlyLate()).toBe(false);
    schedule.next();
    schedule.hold(9);
    expect(schedule.hasOnlyLate()).toBe(false);
  });

  it('runs only the jobs of an open transaction until it ends', () => {
    const schedule = createSchedule();
    schedule.hold(7);
    schedule.add(job(8, 'read'));
    expect(schedule.next()).toBeUndefined();
    schedule.add(job(9, 'read', 7));
    expect(schedule.next()?.id).toBe(9);
    schedule.hold(null);
    expect(schedule.next()?.id).toBe(8);
  });
});
