import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { alderRecords, parkedRecords } from './DomainTables.fixtures.ts';
import { toCsv } from '../../primitives/DataTable/csv.ts';
import { addressColumns, hostColumns } from './domainColumns.tsx';
import type { DomainAddress, DomainHost } from './domainRecords.ts';
import { DomainTables, type DomainTablesProps } from './DomainTables.tsx';

const show = (props: Partial<DomainTablesProps> = {}) => {
  const onTabChange = vi.fn();
  render(
    <DomainTables
      domain="alder.example"
      records={{ status: 'ready', data: alderRecords }}
      tab="ip"
      onTabChange={onTabChange}
      {...props}
    />,
  );
  return onTabChange;
};

const texts = (role: 'tab' | 'columnheader') =>
  page
    .getByRole(role)
    .elements()
    .map((element) => element.textContent);

describe('DomainTables', () => {
  it('has its tabs in order, each with how many records it holds', () => {
    show();
    expect(texts('tab')).toEqual(['IP Info (3)', 'NS Servers (3)', 'MX Servers (1)']);
  });

  it.each([
    ['ip', ['IP', 'Prefix', 'AS']],
    ['ns', ['Hostname', 'IP', 'Prefix', 'AS']],
    ['mx', ['Hostname', 'IP', 'Prefix', 'AS']],
  ] as const)('has the columns of %s', (tab, columns) => {
    show({ tab });
    expect(texts('columnheader')).toEqual(columns);
  });

  it.each([
    ['10.0.3.17', '/ip/10.0.3.17'],
    ['10.0.0.0/16', '/prefix/10.0.0.0/16'],
    ['AS64512 ALDER-NET', '/as/64512'],
  ])('leads from %s to %s', async (name, href) => {
    show();
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  it('says whose an address is by the registry too, and what it is set aside for', async () => {
    show();
    const row = page.getByRole('row', { name: /10\.0\.3\.17/ });
    await expect.element(row.getByText('Registered to AS64601 BIRCH-TRANSIT in 10.0.0.0/14')).toBeVisible();
    await expect.element(row.getByText('Private use (RFC 1918)')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /fd00/ }).getByText('Registered, no route loaded'))
      .toBeVisible();
  });

  it('marks addresses of the simulated Internet, in its file too', async () => {
    show();
    const marked = page.getByText('Demo data', { exact: true });
    await expect.element(page.getByRole('row', { name: /10\.0\.3\.17/ }).getByText('Demo data')).toBeVisible();
    expect(marked.elements()).toHaveLength(1);
    for (const columns of [addressColumns(true), hostColumns(true)])
      expect(toCsv<DomainHost & DomainAddress>(columns, []).trim()).toMatch(/,Demo data$/);
  });

  it('shows less specific routes too', async () => {
    show();
    const row = page.getByRole('row', { name: /10\.0\.3\.17/ });
    await expect.element(row.getByText('Also in 10.0.0.0/12 from AS64601 BIRCH-TRANSIT')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: '10.0.0.0/12', exact: true }))
      .toHaveAttribute('href', '/prefix/10.0.0.0/12');
  });

  it('keeps a server whose name has no address', async () => {
    show({ tab: 'ns' });
    await expect.element(page.getByRole('row', { name: 'ns-without-address.alder.example' })).toBeVisible();
  });

  it('asks for another tab, by arrow key too', async () => {
    const onTabChange = show();
    await userEvent.click(page.getByRole('tab', { name: 'MX Servers (1)' }));
    expect(onTabChange).toHaveBeenLastCalledWith('mx');
    await userEvent.click(page.getByRole('tab', { name: 'IP Info (3)' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(onTabChange).toHaveBeenLastCalledWith('ns');
  });

  it.each([
    ['ip', String.raw`No A\AAAA records for the domain`],
    ['ns', 'No data to display'],
    ['mx', 'No data to display'],
  ] as const)('says of an empty %s: %s', async (tab, text) => {
    show({ tab, records: { status: 'ready', data: parkedRecords } });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each(['ip', 'ns', 'mx'] as const)('says why %s is empty where that is known', async (tab) => {
    show({
      tab,
      records: { status: 'ready', data: parkedRecords },
      nothing: 'The domain alder.example does not exist',
    });
    await expect.element(page.getByText('The domain alder.example does not exist')).toBeVisible();
  });

  it('sorts by what a header says, names without one last, and copies its address', async () => {
    const onSortChange = vi.fn();
    show({ tab: 'ns', sort: { column: 'ip', order: 'desc' }, onSortChange, viewHref: 'https://example.net/domain' });
    const rows = page.getByRole('row').elements();
    expect(rows).toHaveLength(alderRecords.nameServers.length + 1);
    expect(rows.at(-1)?.textContent).toContain('ns-without-address.alder.example');
    await userEvent.click(page.getByRole('columnheader', { name: /^Hostname/ }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'hostname', order: 'asc' });
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('says what failed', async () => {
    show({ records: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it.each(['ip', 'ns'] as const)('has no axe violation under %s', async (tab) => {
    show({ tab });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
