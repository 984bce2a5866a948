import { describe, expect, it } from 'vitest';
import { categoryTree, learnPage, type CategoryNode, type LearnCategory } from './learnTree.ts';

const category = (id: number, parent: number | null = null, order = id): LearnCategory => ({
  id,
  title: `Category ${id}`,
  parent,
  order,
});
type Shape = (number | [number, Shape])[];
const shapeOf = (nodes: readonly CategoryNode[]): Shape =>
  nodes.map(({ id, children }) => (children.length === 0 ? id : [id, shapeOf(children)]));

describe('categoryTree', () => {
  it.each<[string, readonly LearnCategory[], Shape]>([
    ['none', [], []],
    ['in their order', [category(1, null, 2), category(2, null, 1), category(3, null, 2)], [2, 1, 3]],
    ['nested', [category(3, 2), category(1), category(2, 1), category(4, 1)], [[1, [[2, [3]], 4]]]],
    ['whose parent is not there', [category(1), category(2, 99)], [1, 2]],
    ['inside themselves', [category(1, 1), category(2)], [1, 2]],
    ['that hold each other', [category(1, 2), category(2, 1), category(3, 2)], [1, 2, 3]],
  ])('of categories %s', (_, categories, shape) => {
    expect(shapeOf(categoryTree(categories))).toEqual(shape);
  });
});

it('an article has its address', () => {
  expect(learnPage({ id: 12 })).toBe('/learn?article=12');
});
