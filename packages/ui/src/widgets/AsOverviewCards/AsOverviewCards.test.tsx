import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { alderOverview, quietOverview, registryOverview } from './AsOverviewCards.fixtures.ts';
import { AsOverviewCards, type AsOverviewCardsProps } from './AsOverviewCards.tsx';
import type { AsOverview } from './asOverview.ts';

type RatingEvidence = NonNullable<AsOverviewCardsProps['ratingEvidence']>;

const show = (data: AsOverview, ratingEvidence?: RatingEvidence) =>
  render(<AsOverviewCards asn={64512} overview={{ status: 'ready', data }} ratingEvidence={ratingEvidence} />);

describe('AsOverviewCards', () => {
  it('counts prefixes, neighbors, ROA states and registered ranges', async () => {
    show(alderOverview);
    for (const title of [
      'Prefixes',
      'BGP Neighbors',
      'ROA',
      'Route Object',
      'Ongoing incidents',
      'Ratings',
      'Internet Exchanges',
      'Registered ranges',
    ])
      await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Customers 221 214 96' })).toBeVisible();
    await expect.element(page.getByTitle('1,536')).toHaveAttribute('value', '1536');
  });

  it('opens with what is wrong now', async () => {
    show(alderOverview);
    const strip = page.getByRole('region', { name: 'Status of AS64512' });
    await expect.element(strip.getByText('Ongoing', { exact: true })).toBeVisible();
    await expect
      .element(strip.getByRole('link', { name: '4', exact: true }))
      .toHaveAttribute('href', '/as/64512/security-issues');
    await expect
      .element(strip.getByRole('link', { name: '7', exact: true }))
      .toHaveAttribute('href', '/as/64512/connectivity/prefixes?compare-from=2026-11-08T08:01:00Z');
    await expect.element(strip.getByTitle('2,097,152')).toBeVisible();
    await expect.element(strip.getByText(/IPv6 \/48s/)).toMatchTextContent(/and .*131,072 IPv6 \/48s/);
  });

  it('leaves out what is not known: changes and address space', async () => {
    show({ ...alderOverview, changes: null, space: null });
    const strip = page.getByRole('region', { name: 'Status of AS64512' });
    await expect.element(strip.getByText('Incidents that are ongoing')).toBeVisible();
    expect(strip.getByText(/announced|changes/).elements()).toEqual([]);
  });

  it('says which sources are not loaded in place of what they would tell', async () => {
    show({ ...quietOverview, missingSources: ['peeringdb', 'vrps', 'irr'] });
    for (const missing of ['No PeeringDB data is loaded', 'No list of validated ROAs', 'No routing registry is loaded'])
      await expect.element(page.getByText(new RegExp(`^${missing}`))).toBeVisible();
    expect(page.getByText(/^Exchanges where/).query()).toBeNull();
    expect(page.getByText('Valid', { exact: true }).query()).toBeNull();
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

  it('shows no change of position where the day before is not rated', async () => {
    const newcomer = alderOverview.ratings.map((rating) => ({ ...rating, change: null }));
    const { rerender } = show({ ...alderOverview, ratings: newcomer });
    await expect.poll(() => page.getByText('New', { exact: true }).elements().length).toBeGreaterThan(0);
    const alone = alderOverview.ratings.map((rating) => ({ ...rating, change: undefined }));
    const overview = { status: 'ready', data: { ...alderOverview, ratings: alone } } as const;
    rerender(<AsOverviewCards asn={64_512} overview={overview} />);
    await expect.poll(() => page.getByText('New', { exact: true }).elements().length).toBe(0);
  });

  it('puts the sign of the evidence beside a position that has no change under it', async () => {
    const ratings = alderOverview.ratings.map((rating) => ({ ...rating, change: undefined }));
    show({ ...alderOverview, ratings }, () => ({ evidence: { status: 'ready', data: mixedEvidence } }));
    const sign = page.getByRole('button', { name: 'IPv6 position 640, show why' }).element();
    const link = sign.closest('td')?.querySelector('a');
    const middle = (element: Element | null | undefined) => {
      const { top, height } = element!.getBoundingClientRect();
      return top + height / 2;
    };
    expect(Math.abs(middle(sign) - middle(link))).toBeLessThan(4);
  });

  it('shows what a position rests on, asked for when it is opened', async () => {
    const onOpenEvidence = vi.fn<RatingEvidence>();
    show(alderOverview, (rating) => ({
      evidence: { status: 'ready', data: mixedEvidence },
      onOpenEvidence: () => onOpenEvidence(rating),
    }));
    expect(page.getByRole('button', { name: /position .* show why/ }).elements()).toHaveLength(5);
    await userEvent.click(page.getByRole('button', { name: 'IPv6 position 640, show why' }));
    const dialog = page.getByRole('dialog', { name: 'Customer cone, networks of AS64512: IPv6 position 640' });
    await expect.element(dialog).toMatchTextContent(mixedEvidence.reason);
    expect(onOpenEvidence.mock.calls.map(([{ metric, ipVersion }]) => [metric, ipVersion])).toEqual([
      ['asn-count-in-cc', 6],
    ]);
  });

  it('names the one command where no routes are loaded, and keeps what the registries know', async () => {
    show(registryOverview);
    await expect.element(page.getByText('npm run ingest -- FILE…')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Registered ranges' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Prefixes' }).query()).toBeNull();
  });

  it('says so when a network announces nothing', async () => {
    show(quietOverview);
    await expect.element(page.getByText('No prefixes announced in the loaded tables.')).toBeVisible();
  });

  it.each([alderOverview, registryOverview])('has no axe violation', async (overview) => {
    show(overview, () => ({ evidence: { status: 'loading' } }));
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
