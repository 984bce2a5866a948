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
    for (const title of [
      'Prefixes',
      'BGP Neighbors',
      'ROA',
      'Route Object',
      'Incidents now',
      'Ratings',
      'Internet Exchanges',
      'Registered ranges',
    ])
      await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Customers 221 214 96' })).toBeVisible();
    await expect.element(page.getByTitle('1,536')).toHaveAttribute('value', '1536');
  });

  it.each([
    ['All prefixes', '/as/64512/connectivity/prefixes'],
    ['Customers', '/as/64512/connectivity/customers'],
    ['Hijacks', '/as/64512/security-issues/hijacks'],
    ['All exchanges', '/as/64512/ix'],
    ['#1,283 of 78,214', '/as-rating/global/score?ip=4&q=64512'],
    ['#640 of 78,214', '/as-rating/global/asn-count-in-cc?ip=6&q=64512'],
  ])('leads on: %s', async (name, href) => {
    show(alderOverview);
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  it('tells incidents that go on, and where it is not rated', async () => {
    show(alderOverview);
    await expect.element(page.getByRole('row', { name: 'Hijacks 3 2 1' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^Customer cone, prefixes .* Not rated$/ })).toBeVisible();
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
