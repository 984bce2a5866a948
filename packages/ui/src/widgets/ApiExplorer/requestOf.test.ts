import { expect, it } from 'vitest';
import type { ApiOperation } from './apiDocument.ts';
import { fieldText, firstValues, missingIn, requestOf } from './requestOf.ts';

const operation: ApiOperation = {
  id: 'prefix',
  tag: 'prefixes',
  method: 'get',
  path: '/v2/prefixes/{prefix}',
  summary: 'A prefix',
  parameters: [
    { name: 'prefix', in: 'path', required: true, schema: {}, example: '8.8.8.0/24' },
    { name: 'cc', in: 'query', required: false, schema: {}, example: ['US', 'DE'] },
  ],
  answers: [],
};

it('begins with examples of what is needed', () => {
  expect(firstValues(operation)).toEqual({ prefix: '8.8.8.0/24' });
  expect(fieldText(['US', 'DE'])).toBe('US\nDE');
  expect(fieldText(3356)).toBe('3356');
});

it('fills the path, repeats lists, and leaves out what is empty', () => {
  const address = (values: Record<string, string>) => requestOf(operation, values, '', null).address;
  expect(address({ prefix: '8.8.8.0/24' })).toBe('/v2/prefixes/8.8.8.0%2F24');
  expect(address({ prefix: 'a', cc: 'US\n\nD E' })).toBe('/v2/prefixes/a?cc=US&cc=D%20E');
});

it('sends the token in its header, and a body with its type', () => {
  const posted = { ...operation, method: 'post', body: { type: 'application/json', schema: {} } };
  expect(requestOf(posted, { prefix: 'a' }, '[1]', 'secret')).toEqual({
    method: 'POST',
    address: '/v2/prefixes/a',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'QRADAR-API-KEY': 'secret' },
    body: '[1]',
  });
});

it('names what is missing', () => {
  expect(missingIn(operation, { prefix: ' ' }).map(({ name }) => name)).toEqual(['prefix']);
  expect(missingIn(operation, { prefix: 'a' })).toEqual([]);
});
