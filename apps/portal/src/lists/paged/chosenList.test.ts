import { describe, expect, it } from 'vitest';
import { chosenList } from './chosenList.ts';

const plain = chosenList({ choices: { state: ['open', 'closed'] } });
const named = chosenList({
  choices: { state: ['requested', 'approved'] },
  hasFilter: false,
  pageSize: 20,
  names: { state: 'trial', page: 'trial-page', 'page-size': 'trial-page-size' },
});
const first = { state: null, filter: '', page: 1, pageSize: 50 };

describe('a list that choices narrow', () => {
  it.each([
    ['', first],
    ['state=lost&q=a&page=0&page-size=7', first],
    ['state=open&q=ada&page=2&page-size=20', { state: 'open', filter: 'ada', page: 2, pageSize: 20 }],
  ])('%s', (search, view) => {
    expect(plain.read(new URLSearchParams(search))).toEqual({ view });
  });

  it('survives a round trip, and a plain view has a plain address', () => {
    const view = { state: 'open', filter: 'ada', page: 2, pageSize: 20 } as const;
    expect(plain.read(plain.write({ view }, new URLSearchParams()))).toEqual({ view });
    expect(plain.write({ view: first }, new URLSearchParams('state=open&page=3')).toString()).toBe('');
  });

  it('asks for what the view says, and leaves out what the call does not take', () => {
    expect(plain.query({ view: first })).toEqual({ state: '', q: '', page: 1, 'page-size': 50 });
    const view = { state: 'approved', page: 3, pageSize: 20 } as const;
    expect(named.query({ view })).toEqual({ state: 'approved', page: 3, 'page-size': 20 });
  });

  it('shares no parameter with another list of its page', () => {
    const search = named.write({ view: { state: 'approved', page: 3, pageSize: 50 } }, new URLSearchParams('page=2'));
    expect(search.toString()).toBe('page=2&trial=approved&trial-page=3&trial-page-size=50');
    expect(named.read(search).view).toEqual({ state: 'approved', page: 3, pageSize: 50 });
  });
});
