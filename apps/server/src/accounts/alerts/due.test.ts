import { type AlertFact, alertKinds, type AlertRecord, isState, judge, usualRules } from '@routeglass/domain/alerts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOf } from './due.ts';

const START = Date.parse('2026-06-01T00:00:00Z') / 1000;
const HOUR = 3600;
const rules = usualRules.map((rule) => ({ ...rule, isOn: true, minutes: 60 }));
const none = { rules, records: [], now: START + 60 };
const ended = (until: number): AlertRecord => ({
  id: 'a',
  kind: 'visibility',
  key: '7',
  isOpen: false,
  told: 1,
  until,
});

const factOf = (more: Partial<AlertFact> = {}): AlertFact => ({
  kind: 'hijack',
  key: '7',
  prefix: '8.8.0.0/16',
  prefixes: 1,
  other: 64_666,
  vantagePoints: 4,
  share: 40,
  since: START,
  until: null,
  incident: 7,
  ...more,
});

describe('dueOf', () => {
  it.each([
    ['has no instant without facts', [], null],
    ['waits until a fact has lasted as long as its rule asks', [factOf()], START + HOUR],
    ['takes the first of several', [factOf({ since: START + 30 }), factOf({ key: '8' })], START + HOUR],
    ['does not wait for what is over', [factOf({ until: START + 30 })], null],
    ['does not wait where the rule asks for no time', [factOf({ kind: 'scan' })], null],
    [
      'sees a withdrawn prefix out after a day',
      [factOf({ kind: 'prefix-gone', since: START - HOUR })],
      START + 23 * HOUR,
    ],
  ] as const)('%s', (_, facts, expected) => {
    expect(dueOf({ ...none, facts })).toBe(expected);
  });

  it('waits for the end of the former alert where a fact has no beginning of its own', () => {
    const facts = [factOf({ kind: 'visibility', share: 10 })];
    const given = { ...none, rules: usualRules, facts };
    expect(dueOf({ ...given, records: [ended(START + 5)] })).toBe(START + 5);
    expect(dueOf({ ...given, records: [ended(START - 5)] })).toBeNull();
  });

  it('is never later than a change that time alone brings', () => {
    const fact = fc.record({
      kind: fc.constantFrom(...alertKinds.filter((kind) => !isState(kind))),
      key: fc.constantFrom('a', 'b'),
      since: fc.integer({ min: START - 2 * HOUR, max: START }),
      until: fc.constantFrom(null, START),
    });
    fc.assert(
      fc.property(fc.array(fact), fc.integer({ min: 1, max: 3 * HOUR }), (given, later) => {
        const facts = given.map((more) => factOf({ expires: START, ...more }));
        const due = dueOf({ facts, rules, records: [], now: START });
        const verdicts = (now: number) => judge({ facts, rules, expected: [], records: [], now });
        if (due === null || due > START + later) expect(verdicts(START + later)).toEqual(verdicts(START));
      }),
    );
  });
});
