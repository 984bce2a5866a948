import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvRecords } from './records.ts';
import '../../../../../tools/run/propertySeed.ts';

function rowsOf(text: string, pieceLength = 7): { fields: readonly string[]; offset: number }[] {
  const records = new CsvRecords();
  const bytes = new TextEncoder().encode(text);
  const rows = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    rows.push(...records.push(bytes.subarray(at, at + pieceLength)));
  return [...rows, ...records.end()];
}

describe('rows of CSV', () => {
  it('may go over several lines within quotes, and know where they began', () => {
    expect(rowsOf('a,b\n"one\ntwo",x\n\n# no row\n"say ""hi""",y\n')).toEqual([
      { fields: ['a', 'b'], offset: 0 },
      { fields: ['one\ntwo', 'x'], offset: 4 },
      { fields: ['say "hi"', 'y'], offset: 26 },
    ]);
  });

  it('are given as far as they go when their quotes stay open', () => {
    expect(rowsOf('a\n"open,b\nc')).toEqual([
      { fields: ['a'], offset: 0 },
      { fields: ['open,b\nc'], offset: 2 },
    ]);
  });

  it('come back as they were written, however the text is cut', () => {
    const field = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\r', ''));
    const row = fc.array(field, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 20 }), (rows, pieceLength) => {
        const quoted = rows.map((fields) => fields.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
        const read = rowsOf(quoted.map((line) => `${line}\n`).join(''), pieceLength);
        expect(read.map(({ fields }) => fields)).toEqual(rows);
      }),
    );
  });
});
