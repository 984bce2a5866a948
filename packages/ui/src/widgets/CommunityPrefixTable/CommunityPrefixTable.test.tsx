import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import type { CommunityPrefixView } from './communityPrefix.ts';
import { manyCommunityPrefixes } from './CommunityPrefixTable.fixtures.ts';
import { CommunityPrefixTable, type CommunityPrefixTableProps } from './CommunityPrefixTable.tsx';

const view: CommunityPrefixView = { ipVersion: 'all', filter: '', page: 2, pageSize: 50 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<CommunityPrefixTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <CommunityPrefixTable
      community="64512:100"
      prefixes={{ status: 'ready', data: { rows: manyCommunityPrefixes(10), total: 130 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('CommunityPrefixTable', () => {
  it('has the columns Prefix, Graph, Origin', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Prefix', 'Graph', 'Origin']);
  });

  it('says that no table is loaded where that is why no route carries it', async () => {
    show({ prefixes: none, missingSource: 'routes' });
    await expect.element(page.getByText(/^No routing table is loaded/)).toBeVisible();
  });

  it.each([
    ['10.0.0.0/24', '/search?query=10.0.0.0%2F24'],
    ['View Graph of 10.0.0.0/24', '/as/64512/graph?prefix=10.0.0.0/24&targets=64512'],
    ['Return to AS64512 Communities list', '/as/64512/communities'],
  ])('leads by %s to %s', async (name, href) => {
    show();
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  it('names the network whose community it is, with its country', async () => {
    show({ owner: { asName: 'LINDEN-IX', countryCode: 'DE' } });
    await expect
      .element(page.getByRole('link', { name: 'AS64512 LINDEN-IX', exact: true }))
      .toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByRole('img', { name: 'Germany' })).toBeVisible();
  });

  it('shows the AS_SET of an aggregate next to the network that made it', async () => {
    const rows = manyCommunityPrefixes(1).map((row) => ({ ...row, originSet: [64_530, 64_531] }));
    show({ prefixes: { status: 'ready', data: { rows, total: 1 } } });
    await expect.element(page.getByText('AS_SET {64530, 64531}')).toBeVisible();
  });

  it('leads back to the network of a route target', async () => {
    show({ community: 'rt 64601:7' });
    await expect
      .element(page.getByRole('link', { name: 'Return to AS64601 Communities list' }))
      .toHaveAttribute('href', '/as/64601/communities');
  });

  it("leads back nowhere where the community is no network's", async () => {
    show({ community: 'rt 192.0.2.1:7' });
    await expect.element(page.getByRole('link', { name: /Communities list/ })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'View Graph of 10.0.0.0/24' }))
      .toHaveAttribute('href', '/as/64512/graph?prefix=10.0.0.0/24');
  });

  it('draws graphs towards the networks asked for', async () => {
    show({ targets: [64601, 64700] });
    await expect
      .element(page.getByRole('link', { name: 'View Graph of 10.0.0.0/24' }))
      .toHaveAttribute('href', '/as/64512/graph?prefix=10.0.0.0/24&targets=64601,64700');
  });

  it('draws the graph of a prefix towards those who carry it', async () => {
    const [first] = manyCommunityPrefixes(1);
    if (!first) throw new Error('no prefix');
    show({ prefixes: { status: 'ready', data: { rows: [{ ...first, targets: [64601, 64700] }], total: 1 } } });
    await expect
      .element(page.getByRole('link', { name: 'View Graph of 10.0.0.0/24' }))
      .toHaveAttribute('href', '/as/64512/graph?prefix=10.0.0.0/24&targets=64601,64700');
  });

  it('asks for another order, from page 1', async () => {
    const onViewChange = show({ view: { ...view, sort: { column: 'prefix', order: 'asc' } } });
    await userEvent.click(page.getByRole('columnheader', { name: /^Origin/ }));
    const sort = { column: 'origin', order: 'asc' };
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 1, sort });
  });

  it('names the origin with its country', async () => {
    show();
    await expect.element(page.getByRole('row', { name: '10.0.0.0/24' })).toMatchTextContent('AS64512 ALDER-NET');
    await expect.element(page.getByText('Netherlands').first()).toBeVisible();
  });

  it.each<[string, () => Promise<void>, Partial<CommunityPrefixView>]>([
    ['page', () => userEvent.click(page.getByRole('button', { name: 'Next page' })), { page: 3 }],
    ['IP version', () => userEvent.click(page.getByRole('radio', { name: 'IPv6' })), { ipVersion: '6', page: 1 }],
  ])('asks for another %s', async (_, act, change) => {
    const onViewChange = show();
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change });
  });

  it.each<[string, Partial<CommunityPrefixTableProps>]>([
    ['No data to display', { prefixes: none }],
    ['No data found', { prefixes: none, view: { ...view, filter: '203.' } }],
    ['No data found', { prefixes: none, view: { ...view, ipVersion: '4' } }],
  ])('says %s, without a pager', async (text, props) => {
    show(props);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(page.getByRole('navigation').query()).toBeNull();
  });

  it.each([
    ['Learned from a customer', 'Learned from a customer'],
    ['Not documented', null],
  ])('says %s', async (words, description) => {
    show({ description });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('keeps the place of a description that is on its way', () => {
    const table = (description: string | undefined) => (
      <CommunityPrefixTable
        community="64512:100"
        description={description}
        prefixes={none}
        view={view}
        onViewChange={vi.fn()}
      />
    );
    const place = () =>
      page
        .getByRole('link', { name: /^Return to/ })
        .element()
        .getBoundingClientRect().top;
    const { rerender } = render(table(undefined));
    const before = place();
    rerender(table('Learned from a customer'));
    expect(place()).toBe(before);
  });

  it('has no axe violation', async () => {
    show({ description: 'Learned from a customer', csvName: 'prefixes' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
