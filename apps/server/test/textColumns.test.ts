import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { textColumns } from '../src/store/textColumns.ts';
import { engines } from './engines.ts';

const types = {
  name: 'text',
  share: 'float8',
  at: 'timestamptz',
  origins: 'bigint[]',
  words: 'text[]',
  facts: 'jsonb',
};

/** Texts with what an array or a line of a table would have to escape. */
const special = fc.constantFrom('\n', '\t', '"', '\\', '{', '}', ',', "'", 'NULL');
const plain = fc.string({ unit: 'grapheme', maxLength: 4 });
const text = fc.array(fc.oneof(special, plain), { maxLength: 6 }).map((parts) => parts.join(''));
const row = fc.record({
  name: fc.option(text),
  share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  at: fc.option(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })),
  origins: fc.option(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }))),
  words: fc.option(fc.array(text)),
  facts: fc.option(fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(text, fc.integer()))),
});

describe.each(engines())('rows as texts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, 120_000);
  afterAll(() => remove());

  it('come back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
        const { rows: read } = await sql`select * from ${textColumns(types, rows)} as r`.execute(store.db);
        expect(read).toEqual(rows.map(({ share, ...rest }) => ({ ...rest, share: share === null ? null : share + 0 })));
      }),
      { numRuns: 60 },
    );
  });

  it('are one row where its only text is empty', async () => {
    const { rows } = await sql`select * from ${textColumns({ name: 'text' }, [{ name: '' }])} as r`.execute(store.db);
    expect(rows).toEqual([{ name: '' }]);
  });
});

it('refuses a text that holds a separator', () => {
  for (const name of ['a\u001Fb', 'a\u001Eb'])
    expect(() => textColumns({ name: 'text' }, [{ name }])).toThrow(RangeError);
});
