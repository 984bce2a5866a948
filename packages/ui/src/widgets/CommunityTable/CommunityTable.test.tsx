import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { manyCommunities, observedCommunities } from './CommunityTable.fixtures.ts';
import { CommunityTable, type CommunityTableProps } from './CommunityTable.tsx';

const view = { filter: '', page: 2, pageSize: 10 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<CommunityTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <CommunityTable
      asn={64512}
      communities={{ status: 'ready', data: { rows: manyCommunities(10), total: 32 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('CommunityTable', () => {
  it('has a column for the community and one for its meaning', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Community', 'Description']);
  });

  it('counts the prefixes of communities that nothing documents', async () => {
    show({ communities: { status: 'ready', data: { rows: observedCommunities, total: 3 } } });
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Community', 'Description', 'Prefixes']);
    const last = page.getByRole('row', { name: /64512:102/ });
    await expect.element(last.getByText('Not documented')).toBeVisible();
    await expect.element(last.getByText(/^at least/)).toBeVisible();
    expect(
      page
        .getByRole('row', { name: /64512:100/ })
        .getByText(/^at least/)
        .query(),
    ).toBeNull();
  });

  it('leads to the prefixes that carry a community', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: '64512:100' }))
      .toHaveAttribute('href', '/bgp-community?community=64512:100');
  });

  it('asks for another order, from page 1', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('columnheader', { name: /^Description/ }));
    const sort = { column: 'description', order: 'asc' };
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 1, sort });
  });

  it('asks for another page', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 3 });
  });

  it('asks for what fits a filter, from its first page on', async () => {
    const onViewChange = show();
    await userEvent.fill(page.getByPlaceholder('Filter...'), 'peer');
    await vi.waitFor(
      () => expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, filter: 'peer', page: 1 }),
      10_000,
    );
  });

  it.each<[string, Partial<CommunityTableProps>]>([
    ['No data to display', { communities: none }],
    ['No data found', { communities: none, view: { ...view, filter: 'peer' } }],
  ])('says %s, without a pager', async (text, props) => {
    show(props);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(page.getByRole('navigation').query()).toBeNull();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'communities' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
