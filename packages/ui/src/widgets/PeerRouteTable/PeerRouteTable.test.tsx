import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { manyPeerRoutes } from './PeerRouteTable.fixtures.ts';
import { PeerRouteTable, type PeerRouteTableProps } from './PeerRouteTable.tsx';

const show = (props: Partial<PeerRouteTableProps> = {}) =>
  render(<PeerRouteTable prefix="10.0.3.0/24" routes={{ status: 'ready', data: manyPeerRoutes(6) }} {...props} />);
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => /AS\d+/.exec(cell.textContent ?? '')?.[0]);

describe('PeerRouteTable', () => {
  it('has the path of each vantage point, its communities and since when it is there', async () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Vantage point', 'AS path', 'Communities', 'Since']);
    const row = page.getByRole('row').nth(2);
    await expect.element(row).toMatchTextContent('64601 64601 64512');
    await expect
      .element(row.getByRole('link', { name: '64601:100' }))
      .toHaveAttribute('href', '/bgp-community?community=64601:100');
    await expect.element(row.getByRole('link', { name: '64512', exact: true })).toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Before Nov 9 2026 08:00 UTC');
  });

  it('puts the shortest path first when its header is pressed', async () => {
    show();
    await userEvent.click(page.getByRole('columnheader', { name: 'AS path' }));
    await expect.poll(() => names()[0]).toBe('AS64512');
    expect(page.getByRole('columnheader', { name: 'AS path' }).element().getAttribute('aria-sort')).toBe('ascending');
  });

  it('shows all communities of a route that has many', async () => {
    show({ routes: { status: 'ready', data: manyPeerRoutes(4) } });
    await userEvent.click(page.getByRole('button', { name: /^3 more communities of AS4200000123/ }));
    await expect.element(page.getByRole('dialog').getByRole('link', { name: '64601:105' })).toBeVisible();
  });

  it.each<[RegExp, Partial<PeerRouteTableProps>]>([
    [/No vantage point has a route to 10\.0\.3\.0\/24/, { routes: { status: 'ready', data: [] } }],
    [/npm run ingest/, { routes: { status: 'ready', data: [] }, missingSource: 'routes' }],
    [/Too late/, { routes: { status: 'error', message: 'Too late.' } }],
  ])('says %s', async (words, props) => {
    show(props);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'routes' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
