import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import { RelatedAsnsTable, type RelatedAsnsTableProps } from './RelatedAsnsTable.tsx';

const show = (props: Partial<RelatedAsnsTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <RelatedAsnsTable
      asn={64513}
      networks={{ status: 'ready', data: { rows: networks, total: 32 } }}
      view={{ skip: 10, limit: 10 }}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('RelatedAsnsTable', () => {
  it('names each network with its country, and leads to its page', async () => {
    show();
    await expect.element(page.getByRole('row', { name: 'AS64512' })).toMatchTextContent('ALDER-NET');
    await expect.element(page.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByText('Netherlands')).toBeVisible();
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
    await expect.element(page.getByText('No other network of Alder Networks B.V. is known.')).toBeVisible();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'related-asns' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
