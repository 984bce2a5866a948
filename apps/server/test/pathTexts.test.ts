import { numbersOf, parseAsPath } from '@routeglass/domain/as-path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PathTexts } from '../src/analytics/paths/pathTexts.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
/** Ids of a whole range, of a part of another one, and a single one far away. */
const ids = [...Array.from({ length: 6_000 }, (_, i) => i), 1_000_000, 5_000_000_000];
const textOf = (id: number): string =>
  id % 10 === 3
    ? `${id} 7018 {65001,${id % 65_536}}`
    : id % 10 === 4
      ? ''
      : id % 10 === 5
        ? '(64512) 1'
        : `3356 ${id % 65_536} 4294967295`;

describe.each(engines())('texts of paths, read over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await store.copyInto('as_path', ['id', 'asns'], [ids.map((id) => `${id}\t${textOf(id)}\n`).join('')]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it.each([
    ['all at once', [ids]],
    ['a few, then the others', [[5, 4_097, 1_000_000], ids]],
    ['one by one', [[3], [4], [6], [5_000_000_000], [5_999]]],
  ])('gives them as they are: %s', async (_, questions) => {
    const texts = new PathTexts(store);
    for (const some of questions) {
      await texts.learn(some);
      for (const id of some) {
        const isPlain = /^[\d ]+$/.test(textOf(id));
        expect([texts.has(id), texts.isThere(id), texts.text(id)]).toEqual([true, true, textOf(id)]);
        expect(texts.numbers(id)).toEqual(numbersOf(parseAsPath(textOf(id)) ?? []));
        expect(texts.plainNumbers(id)).toEqual(isPlain ? textOf(id).split(' ').map(Number) : null);
      }
    }
  });

  it('has nothing of a path that is not there, and does not ask again', async () => {
    const texts = new PathTexts(store);
    expect([texts.has(77_777), texts.text(1)]).toEqual([false, '']);
    await texts.learn([77_777, ...ids.slice(0, 1_000)]);
    expect([texts.has(77_777), texts.isThere(77_777), texts.text(77_777), texts.plainNumbers(77_777)]).toEqual([
      true,
      false,
      '',
      null,
    ]);
    expect(texts.numbers(77_777)).toEqual([]);
  });
});
