import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { createOriginValidator, routeObjectValidity } from '@routeglass/domain/validity';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksAround, roaVerdict, routeObjectVerdict } from '../src/modules/prefixes/verdictSql.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const START = 120_000;

/** So few prefixes and networks that they often meet: covering, equal, more specific, AS0. */
const prefix = fc.constantFrom('10.0.0.0/8', '10.0.0.0/9', '10.128.0.0/9', '10.64.0.0/10', '10.64.0.0/12', 'fd00::/8');
const asn = fc.integer({ min: 0, max: 3 });
const vrp = fc.record({ prefix, asn, maxLength: fc.integer({ min: 8, max: 13 }) });
const question = fc.record({ prefix, asn });

const read = (text: string): Prefix => {
  const parsed = parsePrefix(text);
  if (!parsed) throw new TypeError(`${text} is no prefix`);
  return parsed;
};

describe.each(engines())('verdicts by the database over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
  }, START);
  afterAll(() => remove(), START);

  it('are those of origin validation (RFC 6811)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(vrp, { maxLength: 8 }),
        fc.array(question, { minLength: 1, maxLength: 8 }),
        async (vrps, questions) => {
          const { rows } = await sql<{ state: string }>`
            with vrp as (
              select prefix::cidr as prefix, asn, "maxLength" as max_length
              from jsonb_to_recordset(${JSON.stringify(vrps)}::jsonb) as v (prefix text, asn bigint, "maxLength" int)
            ), s as (${asked(questions)})
            select v.state from s cross join lateral (
              select ${roaVerdict(sql`s.asn`)} as state
              from ${blocksAround} join vrp r on r.prefix = set_masklen(s.prefix, bits)
            ) v order by s.place
          `.execute(store.db);
          const validator = createOriginValidator(vrps.map((row) => ({ ...row, prefix: read(row.prefix) })));
          expect(rows.map(({ state }) => state)).toEqual(
            questions.map(({ prefix: of, asn: origin }) => validator.state(read(of), origin)),
          );
        },
      ),
    );
  });

  it('are those of the route objects of a prefix', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(question, { maxLength: 8 }),
        fc.array(question, { minLength: 1, maxLength: 8 }),
        async (objects, questions) => {
          const { rows } = await sql<{ state: string }>`
            with s as (${asked(questions)}), object as (
              select prefix::cidr as prefix, asn as origin
              from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as o (prefix text, asn bigint)
            )
            select v.state from s cross join lateral (
              select ${routeObjectVerdict(sql`s.asn`)} as state from object r where r.prefix = s.prefix
            ) v order by s.place
          `.execute(store.db);
          expect(rows.map(({ state }) => state)).toEqual(
            questions.map(({ prefix: of, asn: origin }) => {
              const exact = objects.filter((object) => object.prefix === of);
              return routeObjectValidity(
                origin,
                exact.map((object) => ({ origin: object.asn, source: 'LAB' })),
              ).state;
            }),
          );
        },
      ),
    );
  });
});

const asked = (questions: readonly { readonly prefix: string; readonly asn: number }[]) => sql`
  select place, prefix::cidr as prefix, asn
  from jsonb_to_recordset(${JSON.stringify(questions.map((row, place) => ({ ...row, place })))}::jsonb)
    as q (place int, prefix text, asn bigint)
`;
