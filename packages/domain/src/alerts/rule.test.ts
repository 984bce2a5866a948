import { describe, expect, it } from 'vitest';
import { factOf, START } from './alerts.fixtures.ts';
import { alertKinds, hasPast, sourceOf } from './kinds.ts';
import { isExpected, lessonOf, tells, usualRules } from './rule.ts';
import { alertTitle, instantOfReason, reasonsOf, ruleReason, ruleWords } from './words.ts';

const rule = { kind: 'hijack', isOn: true, vantagePoints: 0, minutes: 0, share: 0, isUrgent: true } as const;
const now = START + 600;

describe('tells', () => {
  it.each([
    [rule, {}, true],
    [{ ...rule, isOn: false }, {}, false],
    [rule, { isSlip: false }, true],
    [rule, { isSlip: true }, false],
    [{ ...rule, kind: 'bogon' } as const, {}, false],
    [{ ...rule, vantagePoints: 4 }, {}, true],
    [{ ...rule, vantagePoints: 5 }, {}, false],
    [{ ...rule, minutes: 10 }, {}, true],
    [{ ...rule, minutes: 11 }, {}, false],
    [rule, { since: now + 60 }, true],
    [{ ...rule, minutes: 2 }, { until: START + 60 }, false],
    [{ ...rule, share: 40 }, {}, true],
    [{ ...rule, share: 41 }, {}, false],
    [{ ...rule, share: 41 }, { share: null }, true],
    [{ ...rule, kind: 'visibility', share: 50 } as const, { kind: 'visibility' }, true],
    [{ ...rule, kind: 'visibility', share: 40 } as const, { kind: 'visibility' }, false],
    [{ ...rule, kind: 'roa-expiring', minutes: 120 } as const, { kind: 'roa-expiring', expires: START + 7200 }, true],
    [{ ...rule, kind: 'roa-expiring', minutes: 119 } as const, { kind: 'roa-expiring', expires: START + 7200 }, false],
    [{ ...rule, kind: 'roa-expiring', minutes: 119 } as const, { kind: 'roa-expiring' }, false],
    [{ ...rule, kind: 'path-change', minutes: 11 } as const, { kind: 'path-change' }, false],
    [{ ...rule, kind: 'origin-change', vantagePoints: 5 } as const, { kind: 'origin-change' }, false],
    [{ ...rule, kind: 'scan', share: 99, minutes: 99 } as const, { kind: 'scan' }, true],
    [{ ...rule, kind: 'neighbor', vantagePoints: 99 } as const, { kind: 'neighbor' }, true],
    [{ ...rule, kind: 'neighbor', minutes: 11 } as const, { kind: 'neighbor' }, false],
    [{ ...rule, kind: 'prefix-new', vantagePoints: 5 } as const, { kind: 'prefix-new' }, false],
    [{ ...rule, kind: 'prefix-new', vantagePoints: 4 } as const, { kind: 'prefix-new' }, true],
    [{ ...rule, kind: 'roa-invalid', vantagePoints: 5 } as const, { kind: 'roa-invalid' }, false],
    [{ ...rule, kind: 'roa-invalid', minutes: 11 } as const, { kind: 'roa-invalid' }, false],
    [{ ...rule, kind: 'roa-invalid', minutes: 10 } as const, { kind: 'roa-invalid' }, true],
    [{ ...rule, kind: 'visibility', share: 50, minutes: 11 } as const, { kind: 'visibility' }, false],
  ] as const)('of %j and %j is %s', (given, more, expected) => {
    expect(tells(given, factOf(more), now)).toBe(expected);
  });

  it('has a usual rule for each kind, and tells at once what takes traffic away', () => {
    expect(usualRules.map(({ kind }) => kind)).toEqual([...alertKinds]);
    const urgent = usualRules.filter(({ isUrgent }) => isUrgent).map(({ kind }) => kind);
    expect(urgent).toEqual(['hijack', 'more-specific', 'visibility']);
  });
});

describe('isExpected', () => {
  it('takes a lesson of a leak for all prefixes of that network', () => {
    const lesson = lessonOf(factOf({ kind: 'leak-through' }));
    expect(lesson).toEqual({ kind: 'leak-through', other: 64_666, prefix: null });
    expect(isExpected(factOf({ kind: 'leak-through', prefix: '10.9.0.0/16' }), [lesson])).toBe(true);
    expect(isExpected(factOf(), [lesson])).toBe(false);
  });

  it.each([
    ['path-change', { kind: 'path-change', other: 64_666, prefix: null }],
    ['origin-change', { kind: 'origin-change', other: 64_666, prefix: '10.1.0.0/16' }],
  ] as const)('takes a lesson of %s', (kind, lesson) => {
    expect(lessonOf(factOf({ kind }))).toEqual(lesson);
    expect(isExpected(factOf({ kind }), [lesson])).toBe(true);
    expect(isExpected(factOf({ kind, other: 1 }), [lesson])).toBe(false);
  });

  it('learns nothing of a fact without a network and a prefix', () => {
    const fact = factOf({ other: null, prefix: null });
    expect(isExpected(fact, [lessonOf(fact)])).toBe(false);
  });
});

describe('words', () => {
  it('titles each kind with the network', () => {
    for (const kind of alertKinds) expect(alertTitle(64_512, factOf({ kind }))).toContain('AS64512');
    expect(alertTitle(64_512, factOf())).toBe('Hijack of 10.1.0.0/16 (AS64512) by AS64666');
  });

  it.each([
    [{ kind: 'path-change', prefix: null }, 'Path change of AS64512: no routes by AS64666'],
    [{ kind: 'origin-change' }, 'Origin change of 10.1.0.0/16 (AS64512): also AS64666'],
    [{ kind: 'roa-expiring', other: null }, 'ROA expiring: 10.1.0.0/16 (AS64512)'],
    [{ kind: 'scan', key: 'ntp', prefix: '10.1.0.9', other: null }, 'Scan findings at 10.1.0.9 (AS64512): ntp'],
  ] as const)('titles %j', (more, title) => {
    expect(alertTitle(64_512, factOf(more))).toBe(title);
  });

  it('says when ROAs expire, and counts addresses of scans', () => {
    const expiring = { ...rule, kind: 'roa-expiring', minutes: 120 } as const;
    expect(ruleWords(expiring)).toBe('ROA expiring, 120 minutes before');
    const fact = factOf({ kind: 'roa-expiring', share: null, vantagePoints: 0, prefixes: 2, expires: START + 60 });
    const reasons = reasonsOf(fact, ruleReason(expiring));
    expect(reasons).toContainEqual({ name: 'Expires', value: '2026-06-01T00:01:00Z' });
    const instants = reasons.map((reason) => [reason.name, instantOfReason(reason)?.toISOString()]);
    expect(Object.fromEntries(instants)).toMatchObject({ Rule: undefined, Expires: '2026-06-01T00:01:00.000Z' });
    expect(reasonsOf(factOf({ kind: 'scan', prefixes: 2 }), undefined)).toContainEqual({
      name: 'Addresses',
      value: '2',
    });
  });

  it('names what a kind is told from, and whether it has a past', () => {
    expect(alertKinds.filter((kind) => sourceOf(kind) !== 'routes')).toEqual(['roa-invalid', 'roa-expiring', 'scan']);
    expect(alertKinds.filter((kind) => !hasPast(kind))).toEqual(['visibility', 'roa-invalid', 'roa-expiring', 'scan']);
  });

  it('says why', () => {
    expect(ruleWords({ ...rule, vantagePoints: 5, share: 2.5 })).toBe(
      'Hijack, at least 5 vantage points, at least 2.5\u00A0% of vantage points',
    );
    expect(reasonsOf(factOf({ until: START + 60 }), ruleReason(rule))).toEqual([
      { name: 'Rule', value: 'Hijack' },
      { name: 'Vantage points', value: '4' },
      { name: 'Share of vantage points', value: '40\u00A0%' },
      { name: 'Since', value: '2026-06-01T00:00:00Z' },
      { name: 'Until', value: '2026-06-01T00:01:00Z' },
    ]);
  });
});
