import { expect, it } from 'vitest';
import { readCommunityQuestion } from './communityQuestion.ts';

it.each([
  ['03356:100', { community: '3356:100' }],
  [' No-Export ', { community: '65535:65281' }],
  ['rt 3356:100', { community: 'rt 3356:100' }],
  ['3356:1xx', { expression: String.raw`^3356:1\d\d$` }],
  ['3356:8-10', { expression: '^3356:(?:8|9|10)$' }],
  ['foo', undefined],
  ['', undefined],
  ['3356', undefined],
  ['3356:0-99999', undefined],
])('%j asks for %j', (text, expected) => {
  expect(readCommunityQuestion(text)).toEqual(expected);
});
