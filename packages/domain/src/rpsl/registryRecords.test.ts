import { describe, expect, it } from 'vitest';
import { parseSetReference, type RecordProblem, recordOf, type RegistryRecord } from './registryRecords.ts';
import type { RpslObject } from './rpslObject.ts';
import { RpslReader } from './rpslReader.ts';

function recordOfText(text: string): RegistryRecord | RecordProblem | null {
  const objects: RpslObject[] = [];
  const reader = new RpslReader({ onObject: (each) => objects.push(each), onProblem: () => undefined });
  for (const line of text.split('\n')) reader.line(line, 0);
  reader.end();
  const [object] = objects;
  return object ? recordOf(object) : null;
}

describe('records of a registry', () => {
  it.each<[string, unknown]>([
    [
      'route: 10.0.0.0/8\ndescr: North\ndescr: wind\norigin: as64512',
      { kind: 'route', prefix: '10.0.0.0/8', origin: 64_512, descr: ['North', 'wind'] },
    ],
    ['route6: FD00:0::/32\norigin: AS64512', { kind: 'route', prefix: 'fd00::/32', origin: 64_512, descr: [] }],
    ['route: fd00::/32\norigin: AS64512', { reason: 'a route of the wrong IP version' }],
    ['route: 10.0.0.1/8\norigin: AS64512', { reason: 'a route without a valid prefix' }],
    ['route: 10.0.0.0/8', { reason: 'a route without an origin' }],
    [
      'as-set: as-one\nmembers: AS1, as2 AS-TWO, RIPE::AS-THREE, AS1:AS-FOUR, 10.0.0.0/8\nmbrs-by-ref: any',
      {
        kind: 'as-set',
        name: 'AS-ONE',
        members: [
          { asn: 1 },
          { asn: 2 },
          { set: 'AS-TWO', source: null },
          { set: 'AS-THREE', source: 'RIPE' },
          { set: 'AS1:AS-FOUR', source: null },
        ],
        membersByReference: ['ANY'],
        descr: [],
      },
    ],
    ['as-set: NORTHWIND', { reason: 'an as-set with an invalid name' }],
    [
      'route-set: rs-one\nmembers: 10.0.0.0/8^16-24, rs-two\nmp-members: fd00::/32',
      { kind: 'route-set', name: 'RS-ONE', members: ['10.0.0.0/8^16-24', 'RS-TWO', 'FD00::/32'], descr: [] },
    ],
    [
      'aut-num: AS64512\nas-name: NORTHWIND\nmember-of: as-one\nmnt-by: m-one, M-TWO',
      {
        kind: 'aut-num',
        asn: 64_512,
        asName: 'NORTHWIND',
        memberOf: ['AS-ONE'],
        maintainers: ['M-ONE', 'M-TWO'],
        descr: [],
      },
    ],
    ['aut-num: 4294967296', { reason: 'an aut-num with an invalid AS number' }],
    ['mntner: m-one\ndescr: One', { kind: 'mntner', name: 'M-ONE', descr: ['One'] }],
    ['person: Somebody', null],
    ['role: NOC\nnic-hdl: noc1-test', { kind: 'contact', name: 'NOC1-TEST' }],
  ])('%j', (text, record) => expect(recordOfText(text)).toEqual(record));

  it.each([
    ['as-foo', { set: 'AS-FOO', source: null }],
    ['ripe::As-Foo', { set: 'AS-FOO', source: 'RIPE' }],
    ['RIPE::AS1:AS-FOO', { set: 'AS1:AS-FOO', source: 'RIPE' }],
    ['AS1', undefined],
    ['foo', undefined],
  ])('the reference %s', (text, reference) => expect(parseSetReference(text)).toEqual(reference));
});
