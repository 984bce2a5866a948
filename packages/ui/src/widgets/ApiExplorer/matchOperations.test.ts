import { expect, it } from 'vitest';
import { explorerDocument } from './ApiExplorer.fixtures.ts';
import { hashOf, matchOperations, operationOfHash } from './matchOperations.ts';

const found = (text: string) =>
  matchOperations(explorerDocument, text).flatMap(({ operations }) => operations.map(({ id }) => id));

it.each([
  ['', ['asInfo', 'asInfoList', 'search']],
  ['NETWORK name', ['asInfo', 'asInfoList']],
  ['post', ['asInfoList']],
  ['/v2/search', ['search']],
  ['nothing of this', []],
])('%j finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

it.each([
  ['#/as-info/asInfo', 'asInfo'],
  ['#asInfo', null],
  ['#/a/b/c', null],
  ['', null],
])('%s names %s', (hash, id) => {
  expect(operationOfHash(hash)).toBe(id);
});

it('writes the hash that it reads', () => {
  expect(operationOfHash(hashOf({ tag: 'as-info', id: 'asInfo' }))).toBe('asInfo');
});
