import { describe, expect, it } from 'vitest';
import { csvFields } from './csvFields.ts';
import { Lines } from './lines.ts';

describe('fields of a line of CSV', () => {
  it.each([
    ['1,b,', ['1', 'b', '']],
    ['AS1,"Cloudflare, Inc.",US', ['AS1', 'Cloudflare, Inc.', 'US']],
    ['"a ""b"" c"', ['a "b" c']],
    ['x,"",y', ['x', '', 'y']],
    ['x,"never closed', ['x', 'never closed']],
    ['"x",', ['x', '']],
  ])('reads %j', (line, fields) => expect(csvFields(line)).toEqual(fields));
});

describe('lines of a stream', () => {
  it('finds them and their offsets however the bytes are cut', () => {
    const text = 'eins\nzwölf\r\n\nletzte';
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size <= bytes.length; size += 1) {
      const lines = new Lines();
      const found = [];
      for (let at = 0; at < bytes.length; at += size) found.push(...lines.push(bytes.subarray(at, at + size)));
      found.push(...lines.end());
      expect(found).toEqual([
        { text: 'eins', offset: 0 },
        { text: 'zwölf', offset: 5 },
        { text: '', offset: 13 },
        { text: 'letzte', offset: 14 },
      ]);
    }
  });
});
