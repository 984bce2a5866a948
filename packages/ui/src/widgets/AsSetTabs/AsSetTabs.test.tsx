import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { directMembers, holders, memberFacts, rawObjects, recursiveMembers, someLoops } from './AsSetTabs.fixtures.ts';
import type { MemberNetwork } from './asSet.ts';
import { AsSetTabs, type AsSetTabsProps } from './AsSetTabs.tsx';
import type { AsSetView } from './asSetView.ts';

const view: AsSetView = { tab: 'asn-members', recursively: false, source: null, page: 1, pageSize: 20, q: '' };
const none = { status: 'ready', data: [] } as const;

const show = (change: Partial<AsSetView> = {}, props: Partial<AsSetTabsProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <AsSetTabs
      asSet="AS-ALDER"
      view={{ ...view, ...change }}
      onViewChange={onViewChange}
      direct={{ status: 'ready', data: directMembers }}
      recursive={{ status: 'ready', data: recursiveMembers(45) }}
      reverse={{ status: 'ready', data: holders }}
      raw={{ status: 'ready', data: rawObjects }}
      loops={{ status: 'ready', data: someLoops }}
      facts={memberFacts}
      {...props}
    />,
  );
  return onViewChange;
};

const listed = (): (string | null)[] =>
  page
    .getByRole('rowheader')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

/** Rows of the CSV file made by the button. */
const exported = async (): Promise<string[]> => {
  const created = vi.spyOn(URL, 'createObjectURL');
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(created).toHaveBeenCalled());
  const [made] = created.mock.lastCall ?? [];
  created.mockRestore();
  if (!(made instanceof Blob)) throw new Error('No file was made');
  return (await made.text()).trim().split(/\r?\n/).slice(1);
};

describe('AsSetTabs', () => {
  it('has its tabs in order, with what they hold', () => {
    show();
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'ASN Members5',
      'AS-SET Members2',
      'Reverse2',
      'Raw',
      'Loops2',
    ]);
  });

  it('lists only networks as ASN members, with names and numbers of prefixes', async () => {
    show();
    expect(page.getByRole('rowheader').elements()).toHaveLength(5);
    const row = page.getByRole('row', { name: /AS64601/ });
    await expect.element(row).toMatchTextContent('BIRCH-TRANSIT');
    await expect.element(row).toMatchTextContent('RIPE, RADB');
    await expect.element(page.getByRole('link', { name: 'AS64601' })).toHaveAttribute('href', '/as/64601');
  });

  it('shows the page of networks that it is given, in its order, and pages by its total', async () => {
    const rows = ['AS64700', 'AS64512'].map((name) => ({ name, sources: ['RIPE'], facts: null }));
    const sort = { column: 'name', order: 'desc' } as const;
    show({ sort, page: 2 }, { networkPage: { status: 'ready', data: { rows, total: 20_000 } } });
    const links = page.getByRole('link', { name: /^AS\d+$/ });
    await expect.element(links.first()).toHaveTextContent('AS64700');
    expect(links.elements()).toHaveLength(2);
    await expect.element(page.getByText(/20,000/).first()).toBeVisible();
  });

  it('finds sets by descriptions that are not on show, once it is known which fit', async () => {
    const facts = { networks: new Map(), sets: new Map() };
    const nested = {
      status: 'ready',
      data: [{ source: 'RIPE', members: ['AS-EAST', 'AS-WEST', 'AS-WINDY'] }],
    } as const;
    const windy = { tab: 'as-set-members', q: 'Wind' } as const;
    show(windy, { direct: nested, facts, described: { status: 'ready', data: new Set(['AS-WEST', 'AS-ELSEWHERE']) } });
    expect(listed()).toEqual(['AS-WEST', 'AS-WINDY']);
    expect(await exported()).toEqual([expect.stringContaining('AS-WEST'), expect.stringContaining('AS-WINDY')]);
  });

  it('shows no set before it is known which descriptions fit', () => {
    show({ tab: 'as-set-members', q: 'customers' }, { described: { status: 'loading' } });
    expect(listed()).toEqual([]);
  });

  it('finds sets by what is known here where the registries cannot say', () => {
    show({ tab: 'as-set-members', q: 'customers' }, { described: { status: 'error', message: 'No answer.' } });
    expect(listed()).toEqual(['AS-BIRCH', 'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION']);
  });

  it('leads from sets that are members, and from those that hold it, to their pages', async () => {
    show({ tab: 'as-set-members' });
    await expect
      .element(page.getByRole('link', { name: 'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION' }))
      .toHaveAttribute('href', '/as-set/AS64512%3AAS-CUSTOMERS-OF-THE-NORTHERN-REGION');
    show({ tab: 'reverse' });
    await expect.element(page.getByRole('link', { name: 'AS-CEDAR' })).toHaveAttribute('href', '/as-set/AS-CEDAR');
  });

  it('takes its members from everything nested when it is recursive', () => {
    show({ recursively: true });
    expect(page.getByRole('rowheader').elements()).toHaveLength(20);
    expect(page.getByRole('tab', { name: /^ASN Members/ }).element().textContent).toBe('ASN Members45');
  });

  it('shows the text of one registry', async () => {
    show({ tab: 'raw', source: 'RADB' });
    await expect.element(page.getByRole('region', { name: 'Object in RADB' })).toMatchTextContent('source: RADB');
    expect(page.getByRole('region', { name: 'Object in RIPE' }).query()).toBeNull();
  });

  it('leads from the text of a registry to the networks and sets that it names', async () => {
    const objectText = 'as-set: AS-ALDER\nmembers: AS64512, AS64601:AS-BIRCH\nsource: RIPE';
    show({ tab: 'raw' }, { raw: { status: 'ready', data: [{ source: 'RIPE', objectText }] } });
    await expect.element(page.getByRole('link', { name: 'AS64512', exact: true })).toHaveAttribute('href', '/as/64512');
    await expect
      .element(page.getByRole('link', { name: 'AS64601:AS-BIRCH' }))
      .toHaveAttribute('href', '/as-set/AS64601%3AAS-BIRCH');
  });

  it('shows loops as paths and marks the member that loops', () => {
    show({ tab: 'loops' });
    const marks = [...document.querySelectorAll('[data-loop]')].map((mark) => mark.textContent);
    expect(marks).toEqual(['AS-BIRCH', 'AS-BIRCH', 'AS-ALDER', 'AS-ALDER']);
    expect(page.getByRole('rowheader').first().element().querySelectorAll('li')).toHaveLength(4);
  });

  it.each<[string, () => Promise<void>, Partial<AsSetView>]>([
    ['tab', () => userEvent.click(page.getByRole('tab', { name: 'Raw' })), { tab: 'raw', page: 1, q: '' }],
    ['depth', () => userEvent.click(page.getByText('Recursively', { exact: true })), { recursively: true, page: 1 }],
    ['page', () => userEvent.click(page.getByRole('button', { name: 'First page' })), { page: 1 }],
  ])('asks for another %s', async (_, act, next) => {
    const change = { page: 2, pageSize: 2, q: 'as' };
    const onViewChange = show(change);
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change, ...next });
  });

  it('sorts by what is known of its members, and asks for another order from page 1', async () => {
    const onViewChange = show({ page: 2, sort: { column: 'prefixes', order: 'desc' } });
    const counts = page
      .getByRole('rowheader')
      .elements()
      .map((row) => memberFacts.networks.get(row.querySelector('a')?.textContent ?? '')?.prefixCount ?? -1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBeGreaterThan(1);
    await userEvent.click(page.getByRole('columnheader', { name: /^AS Number/ }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, sort: { column: 'asn', order: 'asc' } });
  });

  it('puts into the CSV file what is known of members on other pages too', async () => {
    const networks = new Map<string, MemberNetwork>(
      Array.from({ length: 45 }, (_, at) => [`AS${64_512 + at}`, { asName: `NET-${at}`, prefixCount: at }] as const),
    );
    const readFacts = vi.fn(async (names: readonly string[]) => {
      for (const name of names) if (!networks.has(name)) networks.set(name, { asName: 'FURTHER', prefixCount: 0 });
      return { networks, sets: new Map() };
    });
    show({ recursively: true }, { readFacts });
    const rows = await exported();
    expect(readFacts.mock.calls[0]?.[0]).toHaveLength(45);
    expect(rows).toHaveLength(45);
    expect(rows.every((row) => /NET-|FURTHER/.test(row))).toBe(true);
  });

  it('puts into the CSV file all that fits where it shows a page of a large set', async () => {
    const row = (asn: number) => ({ name: `AS${asn}`, sources: ['RIPE'], facts: { asName: 'LATE', prefixCount: 1 } });
    show(
      { q: 'late', sort: { column: 'asn', order: 'desc' } },
      {
        networkPage: { status: 'ready', data: { rows: [row(70_000)], total: 2 } },
        readNetworks: async () => [row(70_000), row(80_000)],
      },
    );
    expect(await exported()).toEqual([expect.stringMatching(/^AS80000,LATE/), expect.stringMatching(/^AS70000,LATE/)]);
  });

  it('asks for one source', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: /Source/ }));
    await userEvent.click(page.getByRole('option', { name: 'RADB' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, source: 'RADB' });
  });

  it('offers pages of 10, 20 and 50 rows', async () => {
    show();
    await userEvent.click(page.getByRole('button', { name: /Rows per page/ }));
    const sizes = page.getByRole('option').elements();
    expect(sizes.map((size) => size.textContent)).toEqual(['10', '20', '50']);
  });

  it('narrows by name and by what is known of a member', () => {
    show({ q: 'birch' });
    const names = page.getByRole('rowheader').getByRole('link').elements();
    expect(names.map((name) => name.textContent)).toEqual(['AS64601']);
  });

  it.each<[string, Partial<AsSetView>, Partial<AsSetTabsProps>]>([
    ['No data to display', {}, { direct: none }],
    ['No data to display', { tab: 'raw' }, { raw: none }],
    ['No data found', { q: 'elderberry' }, {}],
    ['No data found', { tab: 'raw', source: 'ARIN' }, {}],
    ['No loops', { tab: 'loops' }, { loops: none }],
  ])('says %s', async (text, change, props) => {
    show(change, props);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each(['asn-members', 'as-set-members', 'raw', 'loops'] as const)(
    'says under %s that no registry has a set',
    async (tab) => {
      show({ tab }, { direct: none, recursive: none, reverse: none, raw: none, loops: none });
      await expect.element(page.getByText('No loaded registry has AS-ALDER.')).toBeVisible();
    },
  );

  it('says nothing of the members of a set that no registry has', async () => {
    show({}, { direct: none, raw: none });
    await expect.element(page.getByText('No data to display', { exact: true })).toBeVisible();
    expect(page.getByText(/Recursively to include/).elements()).toHaveLength(0);
  });

  it.each(['asn-members', 'raw'] as const)(
    'says under %s that no registry is loaded where that is why',
    async (tab) => {
      show({ tab }, { direct: none, raw: none, missingSource: 'irr' });
      await expect.element(page.getByText(/^No routing registry is loaded, so this is unknown\./)).toBeVisible();
    },
  );

  it.each(['asn-members', 'raw'] as const)('says what failed under %s', async (tab) => {
    const error = { status: 'error', message: 'No answer in time.' } as const;
    show({ tab }, { direct: error, raw: error });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it.each(['asn-members', 'raw', 'loops'] as const)('has no axe violation under %s', async (tab) => {
    show({ tab });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
