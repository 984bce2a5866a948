import type { Incident } from '@routeglass/domain/incidents';
import { describe, expect, it } from 'vitest';
import { settle, type StoredIncident } from './settle.ts';

const stored = (
  id: number,
  firstSeen: number,
  lastSeen: number | null,
  benign: string | null = null,
): StoredIncident => {
  return { id, subject: 'hijack', firstSeen, lastSeen, benign, digest: '' };
};
const detected = (firstSeen: number, lastSeen: number | null, benign: Incident['benign'] = null) =>
  ({ subject: 'hijack', key: `hijack ${firstSeen}`, firstSeen, lastSeen, benign }) as Incident;

/** Written ones as `id:first-last`, with - for a new one. */
function outcome(before: readonly StoredIncident[], found: readonly Incident[], lostUntil: number | null = null) {
  const { write, remove, end } = settle(before, found, lostUntil);
  return {
    write: write.map(
      ({ incident, stored: one }) => `${one?.id ?? '-'}:${incident.firstSeen}-${incident.lastSeen ?? ''}`,
    ),
    remove: remove.map(({ id }) => id),
    end: end.map(({ stored: one, at }) => `${one.id}:${at ?? ''}`),
  };
}

describe('what becomes of incidents on record', () => {
  it.each<[string, ReturnType<typeof outcome>, ReturnType<typeof outcome>]>([
    ['what is new gets a name of its own', outcome([], [detected(5, 9)]), { write: ['-:5-9'], remove: [], end: [] }],
    [
      'what overlaps goes on under its name, whichever way it grew',
      outcome([stored(1, 5, 9), stored(2, 50, null)], [detected(3, 12), detected(40, 60)]),
      { write: ['1:3-12', '2:40-60'], remove: [], end: [] },
    ],
    [
      'two that grew together are one, and the other is gone',
      outcome([stored(1, 5, 9), stored(2, 20, 30)], [detected(5, 30)]),
      { write: ['1:5-30'], remove: [2], end: [] },
    ],
    ['what the data do not show any more is gone', outcome([stored(1, 5, 9)], []), { write: [], remove: [1], end: [] }],
    [
      'what ended before routes were lost stays',
      outcome([stored(1, 5, 9)], [], 20),
      { write: [], remove: [], end: [] },
    ],
    [
      'also where what is left of it would close it',
      outcome([stored(1, 5, 9)], [detected(6, 8, 'standing')], 20),
      { write: [], remove: [], end: [] },
    ],
    [
      'what went on while routes were lost ended there',
      outcome([stored(1, 5, null), stored(2, 7, 25)], [], 20),
      { write: [], remove: [], end: ['1:20', '2:20'] },
    ],
    [
      'what goes on keeps the beginning that nothing loaded tells of',
      outcome([stored(1, 5, null)], [detected(20, null)], 20),
      { write: ['1:5-'], remove: [], end: [] },
    ],
    [
      'what only the record knows the beginning of goes on, or ends, as it is',
      outcome(
        [stored(1, 5, null), stored(2, 7, null)],
        [detected(20, null, 'standing'), detected(20, 30, 'standing')],
        20,
      ),
      { write: [], remove: [], end: ['1:', '2:30'] },
    ],
    [
      'but is closed where a registry explains it',
      outcome([stored(1, 5, null)], [detected(20, null, 'roa')], 20),
      { write: ['1:5-'], remove: [], end: [] },
    ],
    [
      'what was told as an incident ends after 14 days, and is not taken back',
      outcome(
        [stored(1, 5, null), stored(2, 7, 1_209_607)],
        [detected(5, null, 'long-standing'), detected(7, 2e6, 'long-standing')],
      ),
      { write: [], remove: [], end: ['1:1209605', '2:1209607'] },
    ],
    [
      'what was never told may close as long-standing',
      outcome([stored(1, 5, null, 'standing')], [detected(5, null, 'long-standing')]),
      { write: ['1:5-'], remove: [], end: [] },
    ],
    [
      'what began after the loss is as the data have it',
      outcome([stored(1, 25, 30)], [], 20),
      { write: [], remove: [1], end: [] },
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});
