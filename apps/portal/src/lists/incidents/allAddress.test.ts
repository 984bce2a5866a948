import { describe, expect, it } from 'vitest';
import { allQuery, filtersInForce, readAll, writeAll } from './allAddress.ts';

const defaults = { state: 'ongoing', sortBy: 'coefficient' } as const;
const read = (text: string) => readAll(new URLSearchParams(text), defaults);

describe('the address of a list of every kind', () => {
  it('begins with what goes on', () => {
    expect(allQuery(read(''))).toMatchObject({ state: 'ongoing', kind: [], 'sort-by': 'coefficient', order: 'desc' });
    expect(writeAll(read(''), defaults).toString()).toBe('');
  });

  it.each([
    'ip=4&q=8.8&page=2&page-size=20&sort-by=prefix&order=asc&state=all&kind=leak&severity=high&roa=invalid&day=2026-06-03',
    'state=ended&route_object=valid&incident=ab1&sample=yes',
  ])('comes back as it was: %s', (text) => {
    const [written, given] = [writeAll(read(text), defaults), new URLSearchParams(text)];
    written.sort();
    given.sort();
    expect(written.toString()).toBe(given.toString());
  });

  it('takes garbage as not said', () => {
    expect(read('state=soon&kind=x&severity=grave&day=2026-13-99&sort-by=size&sample=maybe')).toEqual(read(''));
  });

  it('counts the filters behind the button, and asks for one day where one is chosen', () => {
    expect(filtersInForce(read('kind=bogon&severity=low&state=all'))).toBe(2);
    expect(allQuery(read('day=2026-06-03'))).toMatchObject({ from: '2026-06-03', until: '2026-06-03' });
  });
});
