import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { alder, manyPrefixes, oneOfEach, privateUse } from '../SearchResult/SearchResult.fixtures.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import { SearchResults } from './SearchResults.tsx';

const show = (data: readonly SearchResult[] = oneOfEach) =>
  render(<SearchResults query="alder" results={{ status: 'ready', data }} />);

const headersOf = (table: string) =>
  page
    .getByRole('grid', { name: table, exact: true })
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);

describe('SearchResults', () => {
  it('keeps no room for kinds of which there is nothing', async () => {
    const { stage } = show(oneOfEach.filter(({ type }) => type === 'domain' || type === 'bgp-community'));
    await expect.element(page.getByRole('heading', { name: 'Domains', exact: true })).toBeVisible();
    const parts = [...(stage.firstElementChild?.children ?? [])];
    expect(parts.filter((part) => part.getBoundingClientRect().height === 0)).toEqual([]);
  });

  it('repeats the query', async () => {
    show();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Search Results for "alder"');
  });

  it('says a note under the heading, before what was found', async () => {
    render(<SearchResults query="alder" note={<p>12 days old</p>} results={{ status: 'ready', data: oneOfEach }} />);
    const note = page.getByText('12 days old');
    await expect.element(note).toBeVisible();
    const [heading, found] = page.getByRole('heading').elements();
    expect(heading?.compareDocumentPosition(note.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(found?.compareDocumentPosition(note.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it.each([
    ['Autonomous Systems', ['AS number', 'AS name', 'Description']],
    ['Origins', ['Prefix', 'AS number', 'AS name']],
    ['Prefixes', ['Prefix', 'AS number', 'AS name', 'ROA', 'Route Object', 'Graph', 'Propagation']],
    ['Domains', ['Domain']],
  ])('has the section %s', async (title, columns) => {
    show();
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(headersOf(title)).toEqual(columns);
  });

  it('gives no verdict whose source is not loaded for its world, and says how to load it', async () => {
    const [real, demo] = manyPrefixes(2, alder);
    if (!real || !demo) throw new Error('no prefixes');
    const data = [
      { type: 'prefix', ...real },
      { type: 'prefix', ...demo, sample: true },
    ] as const;
    render(
      <SearchResults
        query="alder"
        results={{ status: 'ready', data }}
        unjudged={({ sample = false }) => (sample ? [] : ['vrps', 'irr'])}
      />,
    );
    const rowOf = (prefix: string) => page.getByRole('row', { name: prefix });
    expect(rowOf(real.prefix).getByText('Not loaded', { exact: true }).elements()).toHaveLength(2);
    expect(rowOf(demo.prefix).getByText('Not loaded', { exact: true }).elements()).toHaveLength(0);
    await expect.element(page.getByText(/^No list of validated ROAs and no routing registry is loaded/)).toBeVisible();
  });

  it('heads every section on a phone too', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(360, 800);
    show();
    for (const title of ['Autonomous Systems', 'Origins', 'Prefixes', 'Domains'])
      await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.viewport(innerWidth, innerHeight);
  });

  it('leaves out sections without results', () => {
    show([{ type: 'domain', name: 'alder.example' }]);
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Domains']);
  });

  it('says of which kind there is more, and asks for it', async () => {
    const onShow = vi.fn();
    const more = { of: new Set(['domain'] as const), isLoading: false, onShow };
    render(<SearchResults query="alder" results={{ status: 'ready', data: oneOfEach }} more={more} />);
    await expect.element(page.getByText('first 1', { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: /^Show more/ }).elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Show more Domains' }));
    expect(onShow).toHaveBeenCalledOnce();
  });

  it('links a domain to its overview', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'alder.example' }))
      .toHaveAttribute('href', '/domain/overview?domain=alder.example');
  });

  it('tells what routes say of an address from what the registries say', async () => {
    const origin = { asn: 15169, asName: 'GOOGLE', countryCode: 'US', countryName: 'United States' };
    const one = { type: 'origin', prefix: '8.8.8.0/24', origin } as const;
    show([
      { ...one, knownBy: 'routes' },
      { ...one, knownBy: 'registry' },
    ]);
    const names = page.getByRole('rowheader');
    await expect.element(names.nth(1)).toBeVisible();
    expect(names.elements().map((name) => name.textContent?.replace(/^Prefix/, ''))).toEqual([
      '8.8.8.0/24',
      '8.8.8.0/24Registered',
    ]);
    await expect
      .element(names.nth(1).getByRole('link', { name: '8.8.8.0/24' }))
      .toHaveAttribute('href', '/prefix/8.8.8.0/24');
  });

  it('says first what a reserved AS number is for, a network of that number or not', async () => {
    show([{ type: 'special-asn', asn: 0, name: 'No network', source: 'RFC 7607', isOrdinaryInSample: false }]);
    await expect.element(page.getByText('AS0 is reserved: No network (RFC 7607).', { exact: false })).toBeVisible();
    expect(page.getByText('No data found').elements()).toEqual([]);
  });

  it('says what special-purpose addresses are for', async () => {
    show([{ type: 'special-purpose', ...privateUse }]);
    await expect.element(page.getByText('Special-purpose addresses')).toBeVisible();
    await expect.element(page.getByText(/Private use \(RFC 1918\).*not routed on the Internet/)).toBeVisible();
    expect(page.getByText('No data found').query()).toBeNull();
  });

  it('names the AS_SET of an aggregate beside the network that made it', async () => {
    const [found] = oneOfEach.filter((result) => result.type === 'prefix');
    if (!found) throw new Error('no prefix among the fixtures');
    const { prefix, origin } = found;
    const originSet = [64_530, 64_531];
    show([
      { type: 'origin', prefix, origin, originSet },
      { ...found, originSet },
    ]);
    for (const title of ['Origins', 'Prefixes'])
      await expect
        .element(page.getByRole('grid', { name: title, exact: true }).getByText('AS_SET {64530, 64531}'))
        .toBeVisible();
  });

  it('labels a result of an unknown type', async () => {
    show([{ type: 'unknown' }]);
    await expect.element(page.getByRole('heading', { name: 'Invalid search result type' })).toBeVisible();
  });

  it('says so when nothing is found', async () => {
    show([]);
    await expect.element(page.getByText('No data found')).toBeVisible();
    expect(page.getByRole('grid').query()).toBeNull();
  });

  it.each([
    ['alder.example', 'Domains'],
    ['AS64512:AS-CUSTOMERS', 'AS-SETs'],
    ['alder', 'Autonomous Systems'],
  ])('shows first what is exactly %s: %s', async (query, title) => {
    render(<SearchResults query={query} results={{ status: 'ready', data: oneOfEach }} />);
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent(title);
  });

  it('shows examples where nothing is asked', async () => {
    const examples = [{ text: 'AS64512', kind: 'network', href: '/as/64512' }];
    render(<SearchResults query="" results={{ status: 'ready', data: [] }} examples={examples} />);
    await expect.element(page.getByRole('link', { name: 'AS64512 network' })).toBeVisible();
    expect(page.getByText('No data found').query()).toBeNull();
  });

  it('sorts one section, and asks for another order', async () => {
    const prefixes = oneOfEach.filter((result) => result.type === 'prefix');
    const [first] = prefixes;
    if (!first) throw new Error('no prefix among the fixtures');
    const spread = [7, 1200, 40].map((propagation, at) => ({ ...first, prefix: `10.${at}.0.0/16`, propagation }));
    const onSortChange = vi.fn();
    const sort = { column: 'prefix.propagation', order: 'desc' } as const;
    render(<SearchResults query="10" results={{ status: 'ready', data: spread }} {...{ sort, onSortChange }} />);
    const names = page.getByRole('rowheader').elements();
    expect(names.map((name) => name.querySelector('a')?.textContent)).toEqual([
      '10.1.0.0/16',
      '10.2.0.0/16',
      '10.0.0.0/16',
    ]);
    await userEvent.click(page.getByRole('columnheader', { name: /^AS name/ }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'prefix.as-name', order: 'asc' });
  });

  it('makes a file of each section, and copies its address', async () => {
    render(
      <SearchResults
        query="alder"
        results={{ status: 'ready', data: oneOfEach }}
        viewHref="https://example.net/search"
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Export CSV' }).elements()).toHaveLength(6);
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
