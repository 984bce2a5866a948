import type { Incident } from '@routeglass/domain/incidents';
import { describe, expect, it } from 'vitest';
import { settle, type StoredIncident } from './settle.ts';

const place: Pick<Incident, 'kind' | 'prefix'> = { kind: 'hijack', prefix: '10.0.0.0/8' };
const stored = (
  id: number,
  firstSeen: number,
  lastSeen: number | null,
  benign: string | null = null,
  offender = 1,
): StoredIncident => {
  return { ...place, id, subject: `by ${offender}`, origins: [1], offender, firstSeen, lastSeen, benign, digest: '' };
};
const detected = (firstSeen: number, lastSeen: number | null, benign: Incident['benign'] = null, offender = 1) => {
  const prefixes = [{ prefix: place.prefix, origins: [1], firstSeen, lastSeen, peers: 1 }];
  const facts: Partial<Incident> = {
    ...place,
    subject: `by ${offender}`,
    offender,
    firstSeen,
    lastSeen,
    benign,
    prefixes,
  };
  return facts as Incident;
};

/** Written incidents as `id:first-last`, with - as the id of new ones, and the reason they were closed. */
function outcome(before: readonly StoredIncident[], found: readonly Incident[], lostUntil: number | null = null) {
  const { write, remove, end, withdraw } = settle(before, found, lostUntil);
  return {
    write: write.map(({ incident: { firstSeen, lastSeen, benign }, stored: one }) =>
      [`${one?.id ?? '-'}:${firstSeen}-${lastSeen ?? ''}`, ...(benign ? [benign] : [])].join(' '),
    ),
    remove: remove.map(({ id }) => id),
    end: end.map(({ stored: one, at }) => `${one.id}:${at ?? ''}`),
    withdraw: withdraw.map(({ id }) => id),
  };
}

describe('what becomes of incidents on record', () => {
  it.each<[string, ReturnType<typeof outcome>, Partial<ReturnType<typeof outcome>>]>([
    ['what is new gets a name of its own', outcome([], [detected(5, 9)]), { write: ['-:5-9'] }],
    [
      'what overlaps goes on under its name, whichever way it grew',
      outcome([stored(1, 5, 9), stored(2, 50, null)], [detected(3, 12), detected(40, 60)]),
      { write: ['1:3-12', '2:40-60'] },
    ],
    [
      'two that grew together are one, and the other is gone',
      outcome([stored(1, 5, 9), stored(2, 20, 30)], [detected(5, 30)]),
      { write: ['1:5-30'], remove: [2] },
    ],
    [
      'what was told and the data do not show any more ends and stays',
      outcome([stored(1, 5, 9), stored(2, 20, null)], []),
      { withdraw: [1, 2] },
    ],
    [
      'what was never told and the data do not show any more is gone',
      outcome([stored(1, 5, 9, 'roa')], []),
      { remove: [1] },
    ],
    [
      'what more paths show to be by another goes on under its name',
      outcome([stored(1, 5, null)], [detected(5, null, null, 2)]),
      { write: ['1:5-'] },
    ],
    [
      'a closed candidate of another takes no name',
      outcome([stored(1, 5, null)], [detected(5, null, 'roa', 2)]),
      { write: ['-:5- roa'], withdraw: [1] },
    ],
    [
      'what began another time is another one',
      outcome([stored(1, 5, 9)], [detected(20, null, null, 2)]),
      { write: ['-:20-'], withdraw: [1] },
    ],
    [
      'what is older than 14 days when it is seen first was an incident until then',
      outcome([], [detected(5, null, 'long-standing'), detected(2e6, 4e6, 'long-standing', 2)]),
      { write: ['-:5-1209605', '-:2000000-3209600'] },
    ],
    ['what ended before routes were lost stays', outcome([stored(1, 5, 9)], [], 20), {}],
    ['also where what is left of it would close it', outcome([stored(1, 5, 9)], [detected(6, 8, 'standing')], 20), {}],
    [
      'what went on while routes were lost ended there',
      outcome([stored(1, 5, null), stored(2, 7, 25)], [], 20),
      { end: ['1:20', '2:20'] },
    ],
    [
      'what goes on keeps the beginning that nothing loaded tells of',
      outcome([stored(1, 5, null)], [detected(20, null)], 20),
      { write: ['1:5-'] },
    ],
    [
      'what only the record knows the beginning of goes on, or ends, as it is',
      outcome(
        [stored(1, 5, null), stored(2, 7, null)],
        [detected(20, null, 'standing'), detected(20, 30, 'standing')],
        20,
      ),
      { end: ['1:', '2:30'] },
    ],
    [
      'but is closed where a registry explains it',
      outcome([stored(1, 5, null)], [detected(20, null, 'roa')], 20),
      { write: ['1:5- roa'] },
    ],
    [
      'what was told as an incident ends after 14 days, and is not taken back',
      outcome(
        [stored(1, 5, null), stored(2, 7, 1_209_607)],
        [detected(5, null, 'long-standing'), detected(7, 2e6, 'long-standing')],
      ),
      { end: ['1:1209605', '2:1209607'] },
    ],
    [
      'what was never told may close as long-standing',
      outcome([stored(1, 5, null, 'standing')], [detected(5, null, 'long-standing')]),
      { write: ['1:5- long-standing'] },
    ],
    ['what began after the loss is as the data have it', outcome([stored(1, 25, 30)], [], 20), { withdraw: [1] }],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual({ write: [], remove: [], end: [], withdraw: [], ...expected });
  });
});
