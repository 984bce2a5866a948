import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stableCountries } from './NationalStabilityTable.fixtures.ts';
import { NationalStabilityTable, type NationalStabilityTableProps } from './NationalStabilityTable.tsx';

const view = { filter: '', page: 2, pageSize: 50 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<NationalStabilityTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <NationalStabilityTable
      countries={{ status: 'ready', data: { rows: stableCountries, total: 190 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('NationalStabilityTable', () => {
  it('has its columns in order', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual([
      'Position',
      'Change',
      'Value',
      'Country',
      'Critical ASN',
    ]);
  });

  it('says a fraction as percent, a move in words and where the critical network is', async () => {
    show();
    await expect.element(page.getByText('2.13 %')).toBeVisible();
    await expect.element(page.getByText('up 2 positions')).toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Netherlands' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'AS64512 ALDER-NET' })).toHaveAttribute('href', '/as/64512');
  });

  it('sorts by its headers where it has an order', async () => {
    const sorted: NationalStabilityTableProps['view'] = { ...view, sort: { column: 'position', order: 'asc' } };
    const onViewChange = show({ view: sorted });
    await userEvent.click(page.getByRole('columnheader', { name: 'Value' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
      ...sorted,
      page: 1,
      sort: { column: 'value', order: 'asc' },
    });
  });

  it('shows no moves where the day before is not rated', () => {
    show({ isCompared: false });
    expect(page.getByText('up 2 positions').query()).toBeNull();
    expect(page.getByRole('columnheader', { name: 'Change' }).query()).toBeNull();
  });

  it('says that no network is critical to a country', async () => {
    show({ countries: { status: 'ready', data: { rows: [{ ...stableCountries[0]!, criticalAsn: null }], total: 1 } } });
    await expect.element(page.getByRole('gridcell', { name: 'None' })).toBeVisible();
  });

  it('asks for another page', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 3 });
  });

  it.each<[string, Partial<NationalStabilityTableProps>]>([
    ['No Data to display', {}],
    ['No data found', { view: { ...view, filter: 'atlantis' } }],
  ])('says %s', async (text, props) => {
    show({ countries: none, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'national-stability' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
