import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrefixStory } from '../history/story.ts';
import type { RelationLink } from '../relations/graph.ts';
import { detectIncidents, examine, groupLeaks } from './detectIncidents.ts';
import { segmentKey } from './leak/leakSightings.ts';
import { lookupOf, START, story } from './smallWorld.fixtures.ts';

const NOW = START + 20 * 86_400;

const prefixes = [
  '20.0.0.0/15',
  '20.0.0.0/16',
  '20.0.128.0/17',
  '20.0.128.0/24',
  '20.1.0.0/16',
  '10.0.0.0/8',
  '20.0.0.0/28',
  '2a00::/32',
];
const asn = fc.constantFrom(1, 2, 3, 10, 11, 12, 20, 21, 265_781, 265_791, 64_512, 23_456);
const minute = fc.integer({ min: 1, max: 20_000 });
const span = fc.oneof(
  fc.constant('table'),
  fc
    .tuple(minute, fc.option(fc.integer({ min: 1, max: 5000 })))
    .map(([from, length]) => `${from}-${length === null ? '' : from + length}`),
);
const path = fc
  .tuple(fc.constantFrom(1001, 1002, 1003, 2), fc.array(asn, { maxLength: 5 }))
  .map(([peer, rest]) => [peer, ...rest].join(' '));
const line = fc.tuple(span, path).map(([when, way]) => `${when}: ${way}`);
const stories = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...prefixes), fc.array(line, { minLength: 1, maxLength: 8 })), {
    selector: ([prefix]) => prefix,
  })
  .map((all): PrefixStory[] => all.map(([prefix, lines]) => story(prefix, ...lines)));
const relations = fc.array(fc.record({ a: asn, b: asn, type: fc.constantFrom<RelationLink['type']>('p2c', 'p2p') }), {
  maxLength: 8,
});

describe('detection', () => {
  it('holds its promises for any stories', () => {
    fc.assert(
      fc.property(stories, relations, (all, links) => {
        for (const incident of detectIncidents(
          all,
          lookupOf(all, { relations: links, roas: ['20.0.0.0/16-16 AS10'] }),
          NOW,
        )) {
          expect(incident.coefficient).toBeGreaterThanOrEqual(0);
          expect(incident.coefficient).toBeLessThanOrEqual(1);
          expect(incident.relativePropagation).toBeLessThanOrEqual(100);
          expect(incident.peers).toBeGreaterThan(0);
          expect(incident.prefixes.length).toBeGreaterThan(0);
          expect(incident.victims).not.toContain(incident.type === 'moas' ? incident.offender : undefined);
          if (incident.lastSeen !== null) expect(incident.lastSeen).toBeGreaterThanOrEqual(incident.firstSeen);
        }
      }),
    );
  });

  it('names every incident once', () => {
    fc.assert(
      fc.property(stories, relations, (all, links) => {
        const keys = detectIncidents(all, lookupOf(all, { relations: links }), NOW).map(
          ({ key, type, origin }) => `${key} ${type} ${origin}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('does not depend on the order of the stories', () => {
    fc.assert(
      fc.property(stories, relations, (all, links) => {
        const lookup = lookupOf(all, { relations: links });
        expect(detectIncidents(all.toReversed(), lookup, NOW)).toEqual(detectIncidents(all, lookup, NOW));
      }),
    );
  });

  it('is not changed by a prefix that has nothing to do with the others', () => {
    fc.assert(
      fc.property(stories, relations, (all, links) => {
        const stranger = story('90.0.0.0/16', 'table: 1009 77 78');
        const lookup = lookupOf([...all, stranger], { relations: links });
        expect(detectIncidents([...all, stranger], lookup, NOW)).toEqual(detectIncidents(all, lookup, NOW));
      }),
    );
  });

  it('finds by parts what it finds at once', () => {
    fc.assert(
      fc.property(stories, relations, fc.subarray(prefixes), (all, links, part) => {
        const lookup = lookupOf(all, { relations: links });
        const whole = examine(all, lookup, NOW);
        const first = examine(all, lookup, NOW, (prefix) => part.includes(prefix));
        const second = examine(all, lookup, NOW, (prefix) => !part.includes(prefix));
        const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
        expect([...first.hijacks, ...second.hijacks].sort(byKey)).toEqual(whole.hijacks.toSorted(byKey));
        expect([...first.bogons, ...second.bogons].sort(byKey)).toEqual(whole.bogons.toSorted(byKey));
        const sightings = [...first.leakSightings, ...second.leakSightings];
        expect(groupLeaks(sightings, lookup, NOW)).toEqual(groupLeaks(whole.leakSightings, lookup, NOW));
        const segments = new Set(sightings.map(segmentKey));
        expect(groupLeaks(sightings, lookup, NOW).every(({ subject }) => segments.has(subject))).toBe(true);
      }),
    );
  });
});
