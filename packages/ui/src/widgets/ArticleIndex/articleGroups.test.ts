import { expect, it } from 'vitest';
import { articleGroups } from './articleGroups.ts';

const category = (id: number, order: number) => ({ id, title: `Category ${id}`, order });
const article = (id: number, of: number) => ({ id, title: `Article ${id}`, description: '', category: of });
const shape = (...given: Parameters<typeof articleGroups>) =>
  articleGroups(...given).map((group) => [group.category?.id ?? null, group.articles.map(({ id }) => id)]);

it('puts articles into their categories, in the order of both', () => {
  expect(shape([category(1, 2), category(2, 1)], [article(5, 1), article(4, 1), article(3, 2)])).toEqual([
    [2, [3]],
    [1, [5, 4]],
  ]);
});

it('leaves out empty categories, and keeps articles of none for the end', () => {
  expect(shape([category(1, 1), category(2, 2)], [article(9, 7), article(1, 2)])).toEqual([
    [2, [1]],
    [null, [9]],
  ]);
});
