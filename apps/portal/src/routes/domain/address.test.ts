import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

describe('the address of a domain', () => {
  it.each([
    ['domain=shop.example', { domain: 'shop.example', tab: 'ip', sort: undefined }],
    ['domain=+shop.example+&tab=mail&sort-by=ttl&order=up', { domain: 'shop.example', tab: 'ip', sort: undefined }],
    [
      'domain=shop.example&tab=mx&sort-by=hostname&order=desc',
      { domain: 'shop.example', tab: 'mx', sort: { column: 'hostname', order: 'desc' } },
    ],
    ['domain=shop.example&sort-by=as', { domain: 'shop.example', tab: 'ip', sort: { column: 'as', order: 'asc' } }],
  ] as const)('%s', (search, address) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(address);
    expect(readSearch(writeSearch(address))).toEqual(address);
  });

  it('is plain where nothing is chosen, and keeps what is not its own', () => {
    const plain = { domain: 'shop.example', tab: 'ip', sort: undefined } as const;
    const before = new URLSearchParams('domain=old.example&tab=ns&sort-by=ip&order=desc&from=elsewhere');
    expect(writeSearch(plain, before).toString()).toBe('domain=shop.example&from=elsewhere');
  });
});
