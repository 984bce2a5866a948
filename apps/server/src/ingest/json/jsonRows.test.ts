import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenJson, type JsonRow, JsonRows } from './jsonRows.ts';
import '../../../../../tools/run/propertySeed.ts';

function read(text: string, wanted: string[], pieces = text.length): JsonRow[] {
  const rows: JsonRow[] = [];
  const reader = new JsonRows(wanted, (row) => rows.push(row));
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += pieces) reader.push(bytes.subarray(at, at + pieces));
  reader.end();
  return rows;
}
const texts = (rows: readonly JsonRow[]) => rows.map(({ container, key, text }) => [container, key, text]);

describe('rows of a JSON text', () => {
  const dump = '{"meta":{"net":1},"net":{"data":[{"a":"]}\\""}, 2 ,"x"],"more":[[1]]}, "org" : { "data" : [ ] } }';
  const rows = [
    ['net.data', '', '{"a":"]}\\""}'],
    ['net.data', '', '2'],
    ['net.data', '', '"x"'],
  ];

  it('gives the children of the wanted containers and nothing else', () => {
    expect(texts(read(dump, ['net.data', 'org.data']))).toEqual(rows);
  });

  it('gives the members of the root with their keys', () => {
    expect(texts(read('{"1":"a", "2": null}', ['']))).toEqual([
      ['', '1', '"a"'],
      ['', '2', 'null'],
    ]);
  });

  it('says where each row stands', () => {
    const [first, second] = read('{"roas":[ {"a":1}, {"b":2}]}', ['roas']);
    expect([first?.offset, second?.offset]).toEqual([10, 19]);
  });

  it('does not mind where the text is cut', () => {
    for (let size = 1; size < dump.length; size += 1) expect(texts(read(dump, ['net.data'], size))).toEqual(rows);
  });

  it('agrees with JSON.parse on any value', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 9 }), (values, pieces) => {
        const text = JSON.stringify({ before: [1, { roas: 2 }], roas: values, after: null });
        expect(read(text, ['roas'], pieces).map((row) => JSON.parse(row.text))).toEqual(
          JSON.parse(JSON.stringify(values)),
        );
      }),
    );
  });

  it.each([
    ['{"roas":[1,2', 'the JSON text ends too early', 12],
    ['{"roas":["a', 'the JSON text ends too early', 11],
    ['', 'the JSON text ends too early', 0],
    ['hello', 'not JSON: unexpected "h"', 0],
    ['{"a" 1}', 'not JSON: unexpected "1"', 5],
    ['{"a":1}}', 'not JSON: unexpected "}"', 7],
    ['{"a":1,}', 'not JSON: unexpected "}"', 7],
    ['\u0007', 'not JSON: unexpected byte 0x07', 0],
  ])('refuses %j at the right place', (text, message, offset) => {
    try {
      read(text, ['roas']);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BrokenJson);
      expect([(error as BrokenJson).message, (error as BrokenJson).offset]).toEqual([message, offset]);
    }
  });
});
