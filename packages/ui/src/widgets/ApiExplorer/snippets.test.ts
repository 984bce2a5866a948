import { expect, it } from 'vitest';
import { snippetOf } from './snippets.ts';

const get = {
  method: 'GET',
  address: '/v2/x?q=a%20b',
  headers: { accept: 'application/json', 'QRADAR-API-KEY': 'secret' },
};
const post = { method: 'POST', address: '/v2/x', headers: { 'content-type': 'application/json' }, body: `["it's"]` };
const origin = 'https://radar.example';

it('writes curl that a shell takes as it is', () => {
  expect(snippetOf('curl', get, origin)).toBe(
    "curl 'https://radar.example/v2/x?q=a%20b' \\\n  -H 'accept: application/json' \\\n  -H 'QRADAR-API-KEY: YOUR_TOKEN'",
  );
  expect(snippetOf('curl', post, origin)).toContain(String.raw`--data-raw '["it'\''s"]'`);
  expect(snippetOf('curl', post, origin)).toContain('-X POST');
});

it.each(['curl', 'fetch', 'Python'] as const)('never writes out the token in %s', (kind) => {
  expect(snippetOf(kind, get, origin)).not.toContain('secret');
  expect(snippetOf(kind, get, origin)).toContain('YOUR_TOKEN');
});

it('writes fetch and Python with the body', () => {
  expect(snippetOf('fetch', post, origin)).toContain(String.raw`body: "[\"it's\"]"`);
  expect(snippetOf('Python', post, origin)).toContain(String.raw`data="[\"it's\"]"`);
});
