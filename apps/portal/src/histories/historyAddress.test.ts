import { describe, expect, it } from 'vitest';
import { readHistory, writeHistory, type OpenHistory } from './historyAddress.ts';

const PREFIX = '10.0.0.0/8';
const read = (search: string) => readHistory(new URLSearchParams(search));

describe('the open history of an address', () => {
  it.each<[string, OpenHistory | null]>([
    ['', null],
    ['route-object-history=', null],
    [`route-object-history=${PREFIX}`, { history: 'route-object', prefix: PREFIX, origin: null }],
    [`roa-history=${PREFIX}&announced-by=x`, { history: 'roa', prefix: PREFIX, origin: null }],
    [`announcement-history=${PREFIX}&announced-by=64512`, { history: 'announcement', prefix: PREFIX, origin: 64_512 }],
  ])('%s', (search, opened) => {
    expect(read(search)).toEqual(opened);
  });

  it.each<OpenHistory>([
    { history: 'roa', prefix: PREFIX, origin: null },
    { history: 'route-object', prefix: 'fd00::/16', origin: null },
    { history: 'announcement', prefix: PREFIX, origin: 64_512 },
  ])('survives a round trip, alone and beside the rest: $history', (opened) => {
    const search = writeHistory(opened, new URLSearchParams('query=x&roa-history=192.0.2.0/24'));
    expect(readHistory(search)).toEqual(opened);
    expect(writeHistory(null, search).toString()).toBe('query=x');
  });
});
