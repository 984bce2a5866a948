import { alertKinds } from '@routeglass/domain/alerts';
import { describe, expect, it } from 'vitest';
import { allRules, changed, replayWords, rulesOn } from './alertNetwork.ts';
import { replay } from './AlertRules.fixtures.ts';

describe('allRules', () => {
  it('has each kind once, off where it is missing', () => {
    const rule = { kind: 'bogon', isOn: true, vantagePoints: 3, minutes: 0, share: 0, isUrgent: true } as const;
    const all = allRules([rule]);
    expect(all.map(({ kind }) => kind)).toEqual([...alertKinds]);
    expect(all.filter(({ isOn }) => isOn)).toEqual([rule]);
    expect(changed(all, 'bogon', { minutes: 5 }).find(({ kind }) => kind === 'bogon')).toEqual({ ...rule, minutes: 5 });
  });
});

describe('rulesOn', () => {
  it.each([
    [['vrps'], 'ROA invalid and ROA expiring'],
    [['vrps', 'scans'], 'ROA invalid, ROA expiring, and scan findings'],
    [['routes', 'vrps', 'scans'], 'any rule'],
  ] as const)('of %j', (sources, words) => {
    expect(rulesOn(sources)).toBe(words);
  });
});

describe('replayWords', () => {
  it.each([
    [replay, 'In the last 30 days of data: 3 alerts, 5 messages (Hijack: 2, Leak of your routes: 1).'],
    [{ ...replay, alerts: 0 }, 'Nothing would have been sent in the last 30 days of data.'],
  ])('of %j', (given, words) => {
    expect(replayWords(given)).toBe(words);
  });
});
