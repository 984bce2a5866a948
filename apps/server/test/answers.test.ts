import { accountEndpoints } from '@routeglass/api-client/accounts';
import { endpoints, errorAnswer, type AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver } from './talk.ts';

const START = 120_000;
/** Answers that depend on the clock, the caller or servers elsewhere. */
const OF_THE_MOMENT = new Set([
  'clientInfo',
  'countries',
  'currentDelay',
  'domain',
  'geo',
  'health',
  'ratingCountries',
  'whoisAs',
  'whoisDomain',
  ...Object.keys(accountEndpoints),
]);

const examples: Readonly<Record<string, string>> = { asn: '3356', targetAsn: '15169', metric: 'customers' };
const queries: Readonly<Record<string, string>> = { prefix: '8.8.8.0/24', targets: '3356', name: 'AS-X', q: 'level' };
const reads = Object.values<AnyEndpoint>(endpoints).filter(({ method }) => method === 'GET');

/** An address of a read: what its path needs, and what its query may ask for. */
function addressOf({ path }: AnyEndpoint, query: Readonly<Record<string, string>>): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => examples[name] ?? '1');
  return `${filled}?${new URLSearchParams(query).toString()}`;
}

describe('every answer', () => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const [engine] = engines();
    const opened = await engine.open();
    ({ remove } = opened);
    await loadSmallInternet(opened.store);
    app = appOver(opened.store);
  }, START);
  afterAll(() => remove(), START);

  it.each(reads.filter(({ name }) => !OF_THE_MOMENT.has(name)))(
    '$name tells caches what it rests on',
    async (endpoint) => {
      const response = await app.request(addressOf(endpoint, queries));
      if (!response.ok) return expect(response.headers.get('cache-control')).toBe('no-store');
      const etag = response.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect(response.headers.get('cache-control')).toMatch(/no-cache/);
      const again = await app.request(addressOf(endpoint, queries), { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
    },
  );

  it.each(reads)('$name says with code and message what is wrong', async (endpoint) => {
    for (const query of [{}, queries, { ip: '5', page: '-1', 'page-size': 'x', prefix: '::/999', targets: 'x' }]) {
      const response = await app.request(addressOf(endpoint, query));
      if (response.ok) continue;
      const { code, message } = v.parse(errorAnswer, await response.json());
      expect(code).not.toBe('E_INTERNAL');
      expect(message.length).toBeGreaterThan(5);
    }
  });
});
