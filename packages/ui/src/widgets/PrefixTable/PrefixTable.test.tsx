import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { alder, manyPrefixes } from '../SearchResult/SearchResult.fixtures.ts';
import { roaEvidence } from '../ValidityBadge/roaEvidence.ts';
import { PrefixTable, type PrefixTableProps } from './PrefixTable.tsx';
import type { ListView } from '../../facts/listView.ts';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 2,
  pageSize: 10,
  sort: { column: 'prefix', order: 'asc' },
};

const show = (props: Partial<PrefixTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <PrefixTable
      label="Prefixes of AS64512"
      prefixes={{ status: 'ready', data: { rows: manyPrefixes(10, alder), total: 95 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);

describe('PrefixTable', () => {
  it('has the columns of one network', () => {
    show();
    expect(headers()).toEqual(['Prefix', 'ROA', 'Route Object', 'Graph', 'Propagation']);
  });

  it('says of an aggregate that its origin is an AS_SET, in the column of origins where there is one', async () => {
    const rows = manyPrefixes(2, alder).map((row, i) => (i === 0 ? { ...row, originSet: [64_530, 64_531] } : row));
    show({ prefixes: { status: 'ready', data: { rows, total: 2 } } });
    await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Prefix10.0.0.0/24Origin is an AS_SET');
    expect(page.getByText('Origin is an AS_SET').elements()).toHaveLength(1);
  });

  it.each([770, 929, 1160])('keeps long prefixes and names within %d px', async (width) => {
    const rows = manyPrefixes(1, alder).map((row) => ({
      ...row,
      prefix: '2001:db8:1234:5678::/64',
      registeredName: 'Lumen, formerly known as Global Crossing',
      propagation: 1_312,
      relativePropagation: 92.59,
      span: { firstSeen: new Date('2026-01-05'), lastSeen: null, isActive: true },
    }));
    const { stage } = render(
      <PrefixTable
        label="Prefixes of AS64512"
        prefixes={{ status: 'ready', data: { rows, total: 1 } }}
        view={view}
        onViewChange={() => {}}
        onOpenHistory={() => {}}
        withName
        withSpan
      />,
    );
    stage.style.width = `${width}px`;
    await expect.element(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    const frame = stage.firstElementChild!;
    // Where not even short names leave room, the table scrolls in its frame.
    await expect.poll(() => frame.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('marks a default route', async () => {
    const [row] = manyPrefixes(1, alder);
    if (!row) throw new Error('no prefix');
    const rows = [{ ...row, prefix: '0.0.0.0/0', isDefaultRoute: true }, row];
    show({ prefixes: { status: 'ready', data: { rows, total: 2 } } });
    await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Prefix0.0.0.0/0Default route');
    expect(page.getByText('Default route').elements()).toHaveLength(1);
  });

  it('gives no verdict whose source is not loaded, and says how to load it', async () => {
    show({ unjudged: ['vrps'], prefixes: { status: 'ready', data: { rows: manyPrefixes(1, alder), total: 1 } } });
    const row = page.getByRole('row').last();
    await expect.element(row.getByText('Not loaded', { exact: true })).toBeVisible();
    // The verdict by route objects remains.
    expect(row.getByText(/^(?:Valid|Invalid|Unknown)$/).elements()).toHaveLength(1);
    await expect.element(page.getByText(/^No list of validated ROAs is loaded/)).toBeVisible();
    await expect.element(page.getByText('npm run ingest -- vrps.json')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('says what is not loaded while the list is on its way, so that its rows do not move', async () => {
    show({ unjudged: ['vrps'], prefixes: { status: 'loading' } });
    await expect.element(page.getByText(/^No list of validated ROAs is loaded/)).toBeVisible();
  });

  it('says what the registries call a prefix', async () => {
    const [first, second] = manyPrefixes(2, alder);
    if (!first || !second) throw new Error('no prefixes');
    const rows = [
      { ...first, registeredName: 'Shop of the Hague' },
      { ...second, registeredName: null },
    ];
    show({ withName: true, prefixes: { status: 'ready', data: { rows, total: 2 } } });
    expect(headers()).toEqual(['Prefix', 'Description', 'ROA', 'Route Object', 'Graph', 'Propagation']);
    await expect.element(page.getByTitle('Shop of the Hague')).toBeVisible();
    await expect.element(page.getByText('N/A').first()).toBeInTheDocument();
  });

  it('has the columns of many networks', () => {
    show({ withOrigin: true });
    expect(headers()).toEqual(['Prefix', 'AS number', 'AS name', 'ROA', 'Route Object', 'Graph', 'Propagation']);
  });

  it.each([
    ['ROA of 10.0.0.0/16: Valid, show history', 'roa'],
    ['Announcement history of 10.0.0.0/16', 'announcement'],
  ] as const)('opens, by %s, the history of the %s', async (name, history) => {
    const [row] = manyPrefixes(1, alder);
    if (!row) throw new Error('no prefix');
    const onOpenHistory = vi.fn();
    const shown = { ...row, prefix: '10.0.0.0/16', roa: 'valid' as const };
    show({ prefixes: { status: 'ready', data: { rows: [shown], total: 1 } }, onOpenHistory });
    await userEvent.click(page.getByRole('button', { name }));
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(shown, history);
  });

  it('opens the reason of a verdict, which leads to its history', async () => {
    const evidence = () => ({ evidence: { status: 'loading' } as const, onOpenEvidence: vi.fn() });
    const onOpenHistory = vi.fn();
    show({ evidence, onOpenHistory });
    await userEvent.click(page.getByRole('button', { name: /^(Valid|Invalid|Unknown), show why/ }).first());
    await expect.element(page.getByRole('dialog', { name: /^ROA of / })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show history' }));
    expect(onOpenHistory.mock.calls.map(([, history]) => history)).toEqual(['roa']);
  });

  it('tells the evidence of a route object apart from that of a ROA', async () => {
    const [row] = manyPrefixes(1, alder);
    if (!row) throw new Error('no prefix');
    const shown = { ...row, prefix: '10.0.0.0/16', roa: 'valid', routeObject: 'valid' } as const;
    const routeObjectEvidence = () => ({ evidence: { status: 'loading' } as const, onOpenEvidence: vi.fn() });
    show({
      prefixes: { status: 'ready', data: { rows: [shown], total: 1 } },
      evidence: routeObjectEvidence,
      routeObjectEvidence,
      onOpenHistory: vi.fn(),
    });
    await userEvent.click(page.getByRole('button', { name: 'Route object of 10.0.0.0/16, Valid: show why' }));
    await expect.element(page.getByRole('dialog', { name: 'Route object of 10.0.0.0/16: Valid' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Valid, show why' }).elements()).toHaveLength(1);
  });

  it('leads to the graph of each prefix', async () => {
    show();
    const link = page.getByRole('link', { name: 'View Graph of 10.0.0.0/24' });
    await expect.element(link).toHaveAttribute('href', '/as/64512/graph?prefix=10.0.0.0/24');
    await expect.element(link).toHaveTextContent('View Graph');
  });

  it.each<[string, () => Promise<void>, Partial<ListView>]>([
    ['IP version', () => userEvent.click(page.getByRole('radio', { name: 'IPv6' })), { ipVersion: '6', page: 1 }],
    [
      'order',
      () => userEvent.click(page.getByText('Propagation').first()),
      { sort: { column: 'propagation', order: 'asc' }, page: 1 },
    ],
    ['page', () => userEvent.click(page.getByRole('button', { name: 'Next page' })), { page: 3 }],
  ])('asks for another %s', async (_, act, change) => {
    const onViewChange = show();
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change });
  });

  it('asks for fewer rows once typing has paused on more than 1 character', async () => {
    const pass = stopTimers();
    const onViewChange = show();
    const field = page.getByPlaceholder('Filter...');
    await userEvent.fill(field, '1');
    pass(600);
    expect(onViewChange).not.toHaveBeenCalled();
    // In one go: a pause between two letters would trigger another call.
    await userEvent.fill(field, '10.');
    await vi.waitFor(
      () => expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, filter: '10.', page: 1 }),
      10_000,
    );
  });

  it.each<[string, Partial<PrefixTableProps>]>([
    ['No data to display', {}],
    ['No data found', { view: { ...view, filter: '203.' } }],
  ])('says %s', async (text, props) => {
    show({ prefixes: { status: 'ready', data: { rows: [], total: 0 } }, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: 'Next page' }).query()).toBeNull();
  });

  it('shows why a verdict is what it is, and asks for the reason only then', async () => {
    const onOpenEvidence = vi.fn();
    show({
      evidence: ({ prefix }) => ({
        onOpenEvidence,
        evidence: {
          status: 'ready',
          data: roaEvidence({ prefix, asn: 64512, reason: 'not-covered', asOf: new Date(0), vrps: [] }),
        },
      }),
    });
    expect(onOpenEvidence).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Valid, show why' }).first());
    await expect.element(page.getByRole('dialog')).toMatchTextContent('No ROA covers 10.0.0.0/24.');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it('says what failed', async () => {
    show({ prefixes: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it('has no axe violation', async () => {
    show({ withOrigin: true, csvName: 'prefixes' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
