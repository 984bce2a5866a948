import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { manyListed } from '../AsListTable/AsListTable.fixtures.ts';
import { RelatedAsnsTable, type RelatedAsnsTableProps } from './RelatedAsnsTable.tsx';

const show = (props: Partial<RelatedAsnsTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <RelatedAsnsTable
      asn={64513}
      networks={{ status: 'ready', data: { rows: manyListed(4), total: 32 } }}
      view={{ skip: 10, limit: 10 }}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('RelatedAsnsTable', () => {
  it('compares the networks, and leads to their pages', async () => {
    show();
    const row = page.getByRole('row', { name: 'AS64512' });
    await expect.element(row).toMatchTextContent('ALDER-NET');
    await expect.element(row).toMatchTextContent('412.53');
    await expect.element(page.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
  });

  it('sorts by what they are compared by, from the first rows on', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('columnheader', { name: 'Customer Cone' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
      skip: 0,
      limit: 10,
      sort: { column: 'asn-count-in-cc', order: expect.stringMatching(/asc|desc/) as string },
    });
  });

  it.each([
    ['Next page', { skip: 20, limit: 10 }],
    ['Previous page', { skip: 0, limit: 10 }],
  ])('asks for the %s by what to skip', async (name, view) => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith(view);
  });

  it('begins anew when pages get another length', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: /Rows per page/ }));
    await userEvent.click(page.getByRole('option', { name: '50' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ skip: 0, limit: 50 });
  });

  it('says whose other networks are not known', async () => {
    show({ networks: { status: 'ready', data: { rows: [], total: 0 } }, orgName: 'Alder Networks B.V.' });
    await expect.element(page.getByText('No data to display')).toBeVisible();
    await expect.element(page.getByText('No other ASNs found for Alder Networks B.V.')).toBeVisible();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'related-asns' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
