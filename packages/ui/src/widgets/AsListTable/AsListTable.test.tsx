import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import type { AsListView } from '../../facts/asList.ts';
import { manyListed } from './AsListTable.fixtures.ts';
import { AsListTable, type AsListTableProps } from './AsListTable.tsx';

const view: AsListView = { page: 2, pageSize: 50, sort: { column: 'score', order: 'asc' } };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<AsListTableProps> = {}, width = 1000) => {
  const onViewChange = vi.fn();
  render(
    <div style={{ width }}>
      <AsListTable
        label="Networks"
        networks={{ status: 'ready', data: { rows: manyListed(10), total: 130 } }}
        view={view}
        onViewChange={onViewChange}
        {...props}
      />
    </div>,
  );
  return onViewChange;
};

describe('AsListTable', () => {
  it('has its columns in order', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual([
      'AS Number',
      'AS Name',
      'Description',
      'Connectivity Score',
      'Customers',
      'Customer Cone',
    ]);
  });

  it('leads to the page of each network, and says its exact numbers', async () => {
    show();
    await expect.element(page.getByRole('link', { name: 'AS64512', exact: true })).toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByText('412.53')).toBeVisible();
    await expect.element(page.getByTitle('6,200')).toMatchTextContent('6.2K');
    await expect.element(page.getByText('N/A').first()).toBeVisible();
  });

  it.each([
    ['Connectivity Score', 'score', 'desc'],
    ['Customers', 'customers', 'asc'],
    ['Customer Cone', 'asn-count-in-cc', 'asc'],
  ] as const)('sorts by %s', async (name, column, order) => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('columnheader', { name }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 1, sort: { column, order } });
  });

  it.each(['AS Number', 'AS Name', 'Description'])('does not sort by %s', (name) => {
    show();
    expect(page.getByRole('columnheader', { name }).element().hasAttribute('aria-sort')).toBe(false);
  });

  it.each([
    [1000, 1],
    [600, 1],
    [320, 1],
  ])('shows the name of a network once at %d px', (width, times) => {
    show({ networks: { status: 'ready', data: { rows: manyListed(1), total: 1 } } }, width);
    const names = page
      .getByText('ALDER-NET')
      .elements()
      .filter((name) => name.getBoundingClientRect().width > 0);
    expect(names).toHaveLength(times);
  });

  it('asks for another page', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 3 });
  });

  it.each<[string, Partial<AsListTableProps>]>([
    ['No data to display', {}],
    ['No network has its home here', { emptyText: 'No network has its home here' }],
    ['No data found', { isNarrowed: true }],
  ])('says %s', async (text, props) => {
    show({ networks: none, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('shows what a score rests on, asked for when it is opened, and has none where there is no score', async () => {
    const onOpenEvidence = vi.fn<(asn: number) => void>();
    show({
      networks: { status: 'ready', data: { rows: manyListed(5), total: 5 } },
      evidence: ({ asn }) => ({
        evidence: { status: 'ready', data: mixedEvidence },
        onOpenEvidence: () => onOpenEvidence(asn),
      }),
    });
    expect(page.getByRole('button', { name: /show why/ }).elements()).toHaveLength(4);
    await userEvent.click(page.getByRole('button', { name: '412.53, show why' }));
    const dialog = page.getByRole('dialog', { name: 'Connectivity Score of AS64512: 412.53' });
    await expect.element(dialog).toMatchTextContent(mixedEvidence.reason);
    expect(onOpenEvidence).toHaveBeenCalledExactlyOnceWith(64_512);
  });

  it('has no axe violation', async () => {
    show({ csvName: 'networks', evidence: () => ({ evidence: { status: 'loading' } }) });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
