import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { alderOverview, quietOverview, registryOverview } from './AsOverviewCards.fixtures.ts';
import { AsOverviewCards } from './AsOverviewCards.tsx';
import type { AsOverview } from './asOverview.ts';

const show = (data: AsOverview) => render(<AsOverviewCards asn={64512} overview={{ status: 'ready', data }} />);

describe('AsOverviewCards', () => {
  it('counts prefixes, neighbours, ROA states and registered ranges', async () => {
    show(alderOverview);
    for (const title of ['Prefixes', 'BGP Neighbors', 'ROA', 'Registered ranges'])
      await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Customers 221 214 96' })).toBeVisible();
    await expect.element(page.getByTitle('1,536')).toHaveAttribute('value', '1536');
  });

  it('names the one command where no routes are loaded, and keeps what the registries know', async () => {
    show(registryOverview);
    await expect.element(page.getByText('npm run ingest -- FILE…')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Registered ranges' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Prefixes' }).query()).toBeNull();
  });

  it('says so when a network announces nothing', async () => {
    show(quietOverview);
    await expect.element(page.getByText('Announces nothing in the loaded tables.')).toBeVisible();
  });

  it.each([alderOverview, registryOverview])('has no axe violation', async (overview) => {
    show(overview);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
