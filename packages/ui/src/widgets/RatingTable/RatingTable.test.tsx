import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { manyRated } from './RatingTable.fixtures.ts';
import { RatingTable, type RatingTableProps } from './RatingTable.tsx';

const view = { filter: '', page: 2, pageSize: 50 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<RatingTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <RatingTable
      label="Global rating"
      valueName="Connectivity Score"
      rating={{ status: 'ready', data: { rows: manyRated(10), total: 130 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('RatingTable', () => {
  it('has its columns in order, the last one named by the metric', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Position', 'Change', 'AS', 'Connectivity Score']);
  });

  it('names a network with its country and description, its move and its value', async () => {
    show();
    const row = page.getByRole('row', { name: /^AS64512 ALDER-NET/ });
    for (const words of ['unchanged', 'Netherlands', 'Transit and access in the north of Europe', '412.53'])
      await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('link', { name: 'AS64512 ALDER-NET' })).toHaveAttribute('href', '/as/64512');
  });

  it('says once what a network without a name is called', async () => {
    const [row] = manyRated(1);
    const nameless = { ...row!, name: 'AS64512', description: 'AS64512' };
    show({ rating: { status: 'ready', data: { rows: [nameless], total: 1 } } });
    await expect.element(page.getByRole('link', { name: 'AS64512', exact: true })).toBeVisible();
    expect(page.getByText('AS64512').elements()).toHaveLength(1);
  });

  it('shows what a value and its position rest on, asked for when it is opened', async () => {
    const onOpenEvidence = vi.fn<(asn: number) => void>();
    show({
      evidence: ({ asn }) => ({
        evidence: { status: 'ready', data: mixedEvidence },
        onOpenEvidence: () => onOpenEvidence(asn),
      }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Position 1, show why' }));
    const dialog = page.getByRole('dialog', { name: 'Connectivity Score of AS64512: Position 1' });
    await expect.element(dialog).toMatchTextContent(mixedEvidence.reason);
    expect(onOpenEvidence).toHaveBeenCalledExactlyOnceWith(64_512);
  });

  it('draws where each network stood on the days before', async () => {
    await page.viewport(1280, 800);
    const days = ['2026-06-01', '2026-06-02'];
    show({ history: { days, positionsOf: (asn) => (asn === 64_512 ? [3, 1] : undefined) } });
    await expect.element(page.getByRole('columnheader', { name: '30 days' })).toBeVisible();
    const row = page.getByRole('row', { name: /^AS64512 ALDER-NET/ });
    await expect
      .element(row.getByRole('img', { name: 'Position 3 on 2026/06/01, 1 on 2026/06/02, best 1' }))
      .toBeVisible();
  });

  it('sorts by its headers where it has an order, back from page 1', async () => {
    const sorted: RatingTableProps['view'] = { ...view, sort: { column: 'position', order: 'asc' } };
    const onViewChange = show({ view: sorted });
    await expect
      .element(page.getByRole('columnheader', { name: 'Position' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(page.getByRole('columnheader', { name: 'AS', exact: true }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
      ...sorted,
      page: 1,
      sort: { column: 'asn', order: 'asc' },
    });
  });

  it('shows no moves where the day before is not rated', async () => {
    show({ isCompared: false });
    await expect.element(page.getByRole('row', { name: /^AS64512 ALDER-NET/ })).toBeVisible();
    expect(page.getByText('New', { exact: true }).query()).toBeNull();
    expect(page.getByText('unchanged').query()).toBeNull();
    expect(page.getByRole('columnheader', { name: 'Change' }).query()).toBeNull();
  });

  it('shows two decimals in every value if one value of the page has decimals', async () => {
    const rows = [91.3, 92.48, 24].map((value, at) => ({ ...manyRated(3)[at]!, value }));
    show({ rating: { status: 'ready', data: { rows, total: 3 } } });
    for (const value of ['91.30', '92.48', '24.00']) await expect.element(page.getByText(value)).toBeVisible();
  });

  it('says what a local rating waits for, and what the subscription adds', async () => {
    show({ needsCountry: true, isPartial: true });
    await expect.element(page.getByText('Please select rating country')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  });

  it('says which filter is locked', async () => {
    const lockedTitle = 'Filter by country is only available for users with the AS Ratings Subscription';
    show({ rating: { status: 'locked' }, lockedTitle });
    await expect.element(page.getByText(lockedTitle)).toBeVisible();
  });

  it.each([
    ['Next page', 3],
    ['Previous page', 1],
  ])('asks for the %s', async (name, next) => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: next });
  });

  it.each<[string, Partial<RatingTableProps>]>([
    ['No Data to display', {}],
    ['No data found', { view: { ...view, filter: 'elderberry' } }],
    ['No data found', { isFiltered: true }],
    ['Please select rating country', { needsCountry: true }],
  ])('says %s', async (text, props) => {
    show({ rating: none, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('keeps the country filter in sight while a country is missing', async () => {
    show({ needsCountry: true, filters: <button type="button">Rating country</button> });
    await expect.element(page.getByRole('button', { name: 'Rating country' })).toBeVisible();
  });

  it.each<[string, Partial<RatingTableProps>]>([
    ['a rating that is locked', { rating: { status: 'locked' } }],
    ['the pages after the first', { isPartial: true }],
  ])('offers the subscription for %s', async (_, props) => {
    show(props);
    await expect
      .element(page.getByText('Full report is only available for users with the AS Ratings Subscription'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pro-subscribe');
    expect(page.getByRole('button', { name: 'Next page' }).query()).toBeNull();
  });

  it('has no axe violation', async () => {
    show({ isPartial: true, csvName: 'rating' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
