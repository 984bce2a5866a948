import { createClient } from '@routeglass/api-client/client';
import { communityPrefixes } from '@routeglass/api-client/communities';
import { ApiProvider } from '@routeglass/api-client/hooks';
import { mockFetch, MockFailure } from '@routeglass/api-client/mocks';
import { useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { communityList } from '../../routes/bgp-community/address.ts';
import { usePagedList } from './usePagedList.ts';

const COUNT = 120;
let root: ReturnType<typeof createRoot>;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** Responds like the API: `COUNT` prefixes, and an error past the last page. */
function show(address: string, { isReady = true } = {}) {
  const asked: URLSearchParams[] = [];
  const answer = mockFetch({
    communityPrefixes: ({ url }) => {
      const [page, limit] = ['page', 'limit'].map((name) => Number(url.searchParams.get(name))) as [number, number];
      const pages = Math.ceil(COUNT / limit);
      if (page > pages) return new MockFailure({ code: 'E_PAGE_BEYOND_END', message: `There are ${pages} pages` });
      const first = (page - 1) * limit;
      const data = Array.from({ length: Math.min(limit, COUNT - first) }, (_, place) => carried(first + place));
      return { data, current_page: page, page_size: limit, record_count: COUNT, page_count: pages };
    },
  });
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => {
    asked.push(new URL(new Request(input).url).searchParams);
    return answer(input, init);
  });
  root.render(
    <MemoryRouter initialEntries={['/', address]}>
      <ApiProvider client={createClient({ fetch })}>
        <List isReady={isReady} />
      </ApiProvider>
    </MemoryRouter>,
  );
  return { asked, pages: () => asked.map((query) => query.get('page')) };
}

const network = { asn: 64512, as_name: 'NET', org_name: null, country_code: null, country_name: null };
const carried = (place: number) => ({
  prefix: `10.0.${place}.0/24`,
  origin_asn: network.asn,
  as_info: network,
  targets: [],
});

const prefixOf = ({ prefix }: { readonly prefix: string }) => prefix;

let file: readonly string[] = [];
/** Every list of rows that was rendered. */
const given = new Set<readonly string[]>();

function List({ isReady }: { readonly isReady: boolean }) {
  const { rows, table, narrow, state } = usePagedList(communityPrefixes, isReady ? {} : null, communityList, prefixOf);
  const { search } = useLocation();
  const [, again] = useReducer((times: number) => times + 1, 0);
  if (rows.status === 'ready') given.add(rows.data.rows);
  return (
    <>
      <button onClick={again}>Again</button>
      <p data-testid="address">{search}</p>
      <p data-testid="rows">
        {rows.status === 'ready' ? `${rows.data.rows.join(' ')} of ${rows.data.total}` : rows.status}
      </p>
      <p data-testid="stale">{String(table.isStale)}</p>
      <button onClick={() => table.onViewChange({ ...state.view, page: state.view.page + 1 })}>Next</button>
      <button onClick={() => narrow({ community: state.community })}>Narrow</button>
      <button
        onClick={() =>
          void table
            .csvRows(() => undefined)
            .then((all) => {
              file = all;
            })
        }
      >
        File
      </button>
    </>
  );
}

const text = (name: string) => place.querySelector(`[data-testid="${name}"]`)?.textContent ?? '';
const press = (name: string) =>
  [...place.querySelectorAll('button')].find((button) => button.textContent === name)?.click();

describe('a list that the API answers page by page', () => {
  it('shows the page of its address and fetches the next one ahead', async () => {
    const { pages, asked } = show('/?community=1:2&p=2&page-size=10&order=desc');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.10\.0\/24 .* of 120$/);
    await expect.poll(pages).toEqual(['2', '3']);
    expect(asked.map((query) => query.get('order'))).toEqual(['desc', 'desc']);
  });

  it('gives the same rows as long as the answer is the same, however often it is drawn', async () => {
    given.clear();
    const { pages } = show('/?community=1:3');
    await expect.poll(pages).toEqual(['1', '2']);
    press('Again');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.0\.0\/24/);
    expect(given.size).toBe(1);
    press('Next');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.50\.0\/24/);
    expect(given.size).toBe(2);
  });

  it('fetches nothing ahead on the last page', async () => {
    const { pages } = show('/?community=1:2&p=3');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.100\.0\/24/);
    expect(pages()).toEqual(['3']);
  });

  it('writes the view into the address, and does not ask again for what it fetched ahead', async () => {
    const { pages } = show('/?community=1:2');
    await expect.poll(pages).toEqual(['1', '2']);
    press('Next');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.50\.0\/24/);
    expect(text('address')).toBe('?community=1%3A2&p=2');
    await expect.poll(pages).toEqual(['1', '2', '3']);
  });

  it('leads back to the first page when a filter narrows it', async () => {
    show('/?community=1:2&p=3&page-size=20');
    await expect.poll(() => text('stale')).toBe('false');
    press('Narrow');
    await expect.poll(() => text('address')).toBe('?community=1%3A2&page-size=20');
  });

  it('leads to the first page where the address names one beyond the end', async () => {
    show('/?community=1:2&p=9');
    await expect.poll(() => text('rows')).toMatch(/^10\.0\.0\.0\/24/);
    expect(text('address')).toBe('?community=1%3A2');
  });

  it('reads every row of the view into its file, in chunks of its own', async () => {
    const { asked } = show('/?community=1:2&p=2&page-size=10');
    await expect.poll(() => text('stale')).toBe('false');
    press('File');
    await expect.poll(() => file.length).toBe(COUNT);
    expect(asked.at(-1)?.get('limit')).toBe('1000');
  });

  it('asks nothing until its place is known', async () => {
    const { asked } = show('/?community=1:2', { isReady: false });
    await expect.poll(() => text('rows')).toBe('loading');
    expect(asked).toEqual([]);
  });
});
