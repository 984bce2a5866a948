import { incidentLists, incidentSorts } from '@routeglass/domain/incidents';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import type { ListView } from '../../facts/listView.ts';
import { manyIncidents } from './IncidentTable.fixtures.ts';
import { IncidentTable, type IncidentTableProps } from './IncidentTable.tsx';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 2,
  pageSize: 10,
  sort: { column: 'coefficient', order: 'desc' },
};

const show = (props: Partial<IncidentTableProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onViewChange = vi.fn();
  const { stage } = render(
    <IncidentTable
      label="Hijacks of AS64512"
      kind="hijacks"
      incidents={{ status: 'ready', data: { rows: manyIncidents(10), total: 95 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
    theme,
  );
  // Room for all columns.
  stage.style.width = '1460px';
  return onViewChange;
};

const headers = () => page.getByRole('columnheader').elements();

describe('IncidentTable', () => {
  it('gives no verdict where its source is not loaded', async () => {
    show({ incidents: { status: 'ready', data: { rows: manyIncidents(1), total: 1 } }, unjudged: ['vrps', 'irr'] });
    await expect.poll(() => headers().length).toBe(10);
    const words = cellWords(page.getByRole('row').elements()[1]);
    expect(words.slice(6, 8)).toEqual(['Not loaded', 'Not loaded']);
  });

  it('says of each incident how grave it is, whose, what about, how far it spreads and since when', async () => {
    show();
    await expect.poll(() => headers().length).toBe(10);
    expect(headers().map((header) => header.textContent)).toEqual([
      'Severity',
      'Activity',
      'Prefix',
      'Who',
      'Why',
      'Propagation',
      'ROA',
      'Route Object',
      'First seen',
      'Last seen',
    ]);
    const rows = page.getByRole('row').elements();
    expect(cellWords(rows[1])).toEqual([
      'High',
      'Active',
      '10.0.0.0/24',
      'OffenderAS64601VictimAS64512',
      'Route of AS64601Invalid ROA',
      '850 (100\u00A0%)',
      'Invalid',
      'Unknown',
      '2026/01/14',
      'ongoing',
    ]);
    expect(cellWords(rows[2])[2]).toBe('10.0.1.0/24and 12 more');
    expect(cellWords(rows[2])[9]).toBe('2026/01/14');
  });

  it('names the network of the page first, then those nearest to the cause, and counts the others', async () => {
    const [incident] = manyIncidents(1);
    const acceptors = Array.from({ length: 12 }, (_, at) => ({
      role: 'acceptor' as const,
      network: { asn: 64_600 + at, asName: null, countryCode: null, countryName: null },
    }));
    const rows = incident ? [{ ...incident, parties: [...incident.parties, ...acceptors], partyCount: 40 }] : [];
    show({ own: 64_607, incidents: { status: 'ready', data: { rows, total: 1 } } });
    await expect.element(page.getByText('and 37 more')).toBeVisible();
    expect(
      page
        .getByRole('link', { name: /^AS6\d+$/ })
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['AS64607', 'AS64601', 'AS64512']);
  });

  it('words the conflicts of a later version as Unknown', async () => {
    const rows = manyIncidents(1).map((incident) => ({ ...incident, conflicts: ['later'], roa: 'valid' as const }));
    show({ incidents: { status: 'ready', data: { rows, total: 1 } } });
    await expect.element(page.getByRole('gridcell', { name: /Route of AS64601/ })).toMatchTextContent('Unknown');
  });

  it('sorts by what the server sorts by, and by nothing else', async () => {
    show();
    await expect.poll(() => headers().length).toBe(10);
    const sortable = headers().filter((header) => header.hasAttribute('data-allows-sorting'));
    const ids = ['coefficient', 'prefix', 'propagation', 'roa', 'route-object', 'first-seen', 'last-seen'];
    expect(sortable).toHaveLength(ids.length);
    expect(ids.filter((id) => !incidentSorts.some((sort) => sort === id))).toEqual([]);
  });

  it('says which column sorts, the finer order of severity by that column', () => {
    show();
    expect(headers().map((header) => header.ariaSort)[0]).toBe('descending');
  });

  it('lists several kinds with the kind as a column', async () => {
    show({ kind: 'all', incidents: { status: 'ready', data: { rows: manyIncidents(1, 'bogons'), total: 1 } } });
    await expect.element(page.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: 'Bogon' })).toBeVisible();
  });

  it('shows no order when it has no column for it', () => {
    show({ view: { ...view, sort: { column: 'severity', order: 'desc' } } });
    expect(headers().filter((header) => header.getAttribute('aria-sort') !== 'none' && header.ariaSort)).toEqual([]);
    expect(document.body.textContent).not.toContain('sorted by');
  });

  it.each<[string, () => Promise<void>, Partial<ListView>]>([
    ['IP version', () => userEvent.click(page.getByRole('radio', { name: 'IPv6' })), { ipVersion: '6', page: 1 }],
    [
      'order',
      () => userEvent.click(page.getByRole('columnheader', { name: 'Severity' })),
      { sort: { column: 'coefficient', order: 'asc' }, page: 1 },
    ],
    ['page', () => userEvent.click(page.getByRole('button', { name: 'Next page' })), { page: 3 }],
  ])('asks for another %s', async (_, act, change) => {
    const onViewChange = show();
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change });
  });

  it.each(['leaks', 'hijacks', 'bogons'] as const)('offers the lists of %s', async (kind) => {
    const onListChange = vi.fn();
    show({ kind, onListChange, list: '' });
    await userEvent.click(page.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(page.getByRole('button', { name: /Role/ }));
    const options = page.getByRole('option').elements();
    expect(options.map((option) => option.textContent)).toEqual(incidentLists[kind].map(({ label }) => label));
    await userEvent.click(page.getByRole('option').last());
    expect(onListChange).toHaveBeenCalledExactlyOnceWith(incidentLists[kind].at(-1)?.path);
  });

  it.each([
    ['beside each other over incidents of all networks', undefined, 1],
    ['behind a button over those of one network', 64_512, 0],
  ] as const)('puts filters %s', (_, own, count) => {
    show({ kind: 'all', own, filters: <button>Kind</button> });
    expect(page.getByRole('button', { name: 'Kind' }).elements()).toHaveLength(count);
  });

  it('leads back to all incidents', async () => {
    const onListChange = vi.fn();
    show({ onListChange, list: 'created' });
    await userEvent.click(page.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(page.getByRole('button', { name: /Role/ }));
    await userEvent.click(page.getByRole('option', { name: 'Any' }));
    expect(onListChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('shows the evidence of a row', async () => {
    const onShowEvidence = vi.fn();
    show({ onShowEvidence });
    await userEvent.click(page.getByRole('button', { name: 'Evidence for 10.0.1.0/24' }));
    expect(onShowEvidence).toHaveBeenCalledExactlyOnceWith(manyIncidents(2)[1]);
  });

  it.each(['severity', 'activity', 'roa', 'route-object'] as const)('shows what %s rests on', async (verdict) => {
    const data = { reason: `Why this ${verdict}`, rule: 'The rule', inputs: [], changes: [] };
    show({ evidence: (_, of) => (of === verdict ? { evidence: { status: 'ready', data } } : {}) });
    await userEvent.click(page.getByRole('button', { name: /, show why$/ }).first());
    await expect.element(page.getByRole('dialog', { name: /of 10\.0\.0\.0\/24: / })).toMatchTextContent(data.reason);
  });

  it.each<[string, Partial<IncidentTableProps>]>([
    ['No data to display', {}],
    ['No data found', { list: 'created' }],
    ['No data found', { isFiltered: true }],
  ])('says %s', async (text, props) => {
    show({ incidents: { status: 'ready', data: { rows: [], total: 0 } }, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ onShowEvidence: vi.fn(), onListChange: vi.fn(), csvName: 'hijacks' }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
