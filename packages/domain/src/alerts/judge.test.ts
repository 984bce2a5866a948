import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factOf, START } from './alerts.fixtures.ts';
import { type AlertFact, extentOf } from './fact.ts';
import { type AlertRecord, type AlertVerdict, judge, messagesAbout } from './judge.ts';
import { alertKinds, isInstant } from './kinds.ts';
import { lessonOf, usualRules } from './rule.ts';

const none = { rules: usualRules, expected: [], records: [], now: START + 3600 };
const record = (more: Partial<AlertRecord> = {}): AlertRecord => ({
  id: 'a',
  kind: 'hijack',
  key: '7',
  isOpen: true,
  told: 4,
  until: null,
  ...more,
});
const changes = (verdicts: readonly AlertVerdict[]) => verdicts.map(({ change }) => change);

describe('judge', () => {
  it.each([
    ['opens what goes on', [factOf()], [], ['opened']],
    ['tells once what is over already', [factOf({ until: START + 60 })], [], ['passed']],
    ['tells an instant once', [factOf({ kind: 'neighbor', key: '1', share: null })], [], ['passed']],
    ['opens no slip', [factOf({ isSlip: true })], [], []],
    ['leaves what was told and turns out a slip', [factOf({ isSlip: true })], [record()], []],
    ['ends what was told and turned out a slip', [factOf({ isSlip: true, until: START + 60 })], [record()], ['ended']],
    ['leaves what stays alike', [factOf({ vantagePoints: 7 })], [record()], []],
    ['says that it grew', [factOf({ vantagePoints: 8 })], [record()], ['grown']],
    ['says that it shrank', [factOf({ vantagePoints: 2 })], [record()], ['shrunk']],
    ['ends it', [factOf({ until: START + 60 })], [record()], ['ended']],
    ['ends what is not shown any more', [], [record()], ['ended']],
    ['never opens an event again', [factOf()], [record({ isOpen: false, until: START + 60 })], []],
    ['opens the next one', [factOf({ since: START + 61 })], [record({ isOpen: false, until: START + 60 })], ['opened']],
    ['counts a fact once', [factOf(), factOf()], [], ['opened']],
  ] as const)('%s', (_, facts, records, expected) => {
    expect(changes(judge({ ...none, facts, records }))).toEqual(expected);
  });

  it('tells nothing that was expected, by the same network at the same prefix', () => {
    const expected = [lessonOf(factOf())];
    expect(judge({ ...none, expected, facts: [factOf()] })).toEqual([]);
    for (const other of [factOf({ other: 1 }), factOf({ prefix: '10.2.0.0/16' })])
      expect(changes(judge({ ...none, expected, facts: [other] }))).toEqual(['opened']);
  });

  it('names the rule that tells it', () => {
    expect(judge({ ...none, facts: [factOf()] })[0]?.rule?.kind).toBe('hijack');
  });

  it('tells no event twice and ends what it opened once, whatever publications bring', () => {
    const fact = fc.record({
      kind: fc.constantFrom(...alertKinds),
      key: fc.constantFrom('a', 'b', 'c'),
      vantagePoints: fc.integer({ min: 0, max: 40 }),
      share: fc.option(fc.integer({ min: 0, max: 100 })),
      isOver: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.array(fact, { maxLength: 12 }), { maxLength: 12 }), (publications) => {
        let records: readonly AlertRecord[] = [];
        const told = new Map<string, string[]>();
        publications.forEach((publication, hour) => {
          const now = START + hour * 3600;
          // Facts with one key are one event for as long as publications contain it.
          const facts = publication.map(({ isOver, ...each }): AlertFact => {
            const open = records.find(({ isOpen, kind, key }) => isOpen && kind === each.kind && key === each.key);
            return factOf({ ...each, since: open ? START : now - 1800, until: isOver ? now : null });
          });
          const judged = { ...none, facts, records, now };
          const verdicts = judge(judged);
          records = applied(records, verdicts, now, told);
          expect(judge({ ...judged, records })).toEqual([]);
        });
        for (const messages of told.values()) {
          expect(messages.filter((each) => each === 'opened' || each === 'passed')).toHaveLength(1);
          expect(messages.filter((each) => each === 'ended').length).toBeLessThanOrEqual(1);
          expect(['opened', 'passed']).toContain(messages[0]);
          if (messages.includes('ended')) expect(messages.at(-1)).toBe('ended');
          if (messages.includes('passed')) expect(messages).toHaveLength(1);
        }
      }),
    );
  });
});

describe('messagesAbout', () => {
  const rule = usualRules.find(({ kind }) => kind === 'hijack')!;
  it.each([
    ['goes on', {}, 0, ['opened']],
    ['ended', { until: START + 60 }, 0, ['opened', 'ended']],
    ['began and was over at once', { until: START }, 0, ['passed']],
    ['was over when the rule could first report it', { until: START + 600 }, 10, ['passed']],
    ['ended after the rule reported it', { until: START + 601 }, 10, ['opened', 'ended']],
    ['is an instant', { kind: 'neighbor', key: '1', share: null }, 0, ['passed']],
  ] as const)('names the messages about what %s', (_, fact, minutes, expected) => {
    expect(messagesAbout(factOf(fact), { ...rule, minutes })).toEqual(expected);
  });
});

/** The record after applying the verdicts, as the store keeps it. */
function applied(
  records: readonly AlertRecord[],
  verdicts: readonly AlertVerdict[],
  now: number,
  told: Map<string, string[]>,
): readonly AlertRecord[] {
  const next = new Map(records.map((each) => [`${each.kind} ${each.key}`, each]));
  for (const { change, record: before, fact } of verdicts) {
    const of = before ?? (fact && { id: `${fact.kind} ${fact.key} ${now}`, kind: fact.kind, key: fact.key });
    if (!of) throw new Error('A verdict is about an alert or a fact');
    told.set(of.id, [...(told.get(of.id) ?? []), change]);
    const isOpen = change !== 'ended' && change !== 'passed';
    const until = isOpen ? null : (fact?.until ?? now);
    if (fact && change === 'passed') expect(fact.until !== null || isInstant(fact.kind)).toBe(true);
    const extent = fact ? extentOf(fact) : (before?.told ?? 1);
    next.set(`${of.kind} ${of.key}`, { id: of.id, kind: of.kind, key: of.key, isOpen, told: extent, until });
  }
  return [...next.values()];
}
