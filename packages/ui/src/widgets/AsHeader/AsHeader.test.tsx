import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { alderIdentity, namelessIdentity, reservedIdentity } from './AsHeader.fixtures.ts';
import { AsHeader } from './AsHeader.tsx';
import type { AsIdentity } from './asIdentity.ts';

const show = (data: AsIdentity = alderIdentity) =>
  render(<AsHeader asn={64512} identity={{ status: 'ready', data }} />);

describe('AsHeader', () => {
  it('is headed by number and name', async () => {
    show();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('AS64512ALDER-NET');
    await expect.element(page.getByText('Netherlands')).toBeVisible();
  });

  it.each([
    ['alder.example', 'https://www.alder.example/'],
    ['AS-ALDER', '/as-set/AS-ALDER'],
    ['AS64512:AS-CUSTOMERS', '/as-set/AS64512%3AAS-CUSTOMERS'],
    ['Communities', '/as/64512/communities'],
    ['#1,283', '/as-rating/global/score?ip=4&q=64512'],
    ['#902', '/as-rating/global/score?ip=6&q=64512'],
  ])('links %s to %s', async (name, href) => {
    show();
    await expect.element(page.getByRole('link', { name, exact: false }).first()).toHaveAttribute('href', href);
  });

  it('words the daily shift of the ratings', async () => {
    show();
    await expect.element(page.getByText('Since last day: +4 positions')).toBeVisible();
    await expect.element(page.getByText('Since last day: -1 position')).toBeVisible();
  });

  it('opens what a position rests on', async () => {
    const onOpenEvidence = vi.fn();
    const evidence = { status: 'ready', data: mixedEvidence } as const;
    render(
      <AsHeader
        asn={64512}
        identity={{ status: 'ready', data: alderIdentity }}
        ratingEvidence={(ipVersion) => ({ evidence, onOpenEvidence: () => onOpenEvidence(ipVersion) })}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'IPv6 position 902, show why' }));
    expect(onOpenEvidence).toHaveBeenCalledExactlyOnceWith(6);
    await expect.element(page.getByRole('dialog')).toMatchTextContent(mixedEvidence.reason);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('says what a reserved number is for', async () => {
    show(reservedIdentity);
    await expect
      .element(page.getByText('AS64500 is reserved: Documentation (RFC 5398).', { exact: false }))
      .toBeVisible();
  });

  it('leaves out what no source knows', () => {
    show(namelessIdentity);
    for (const name of ['Organization', 'Website', 'AS-SETs', 'IPv4 rating'])
      expect(page.getByText(name).query()).toBeNull();
  });

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn();
    render(<AsHeader asn={64512} identity={{ status: 'error', message: 'No answer in time.', onRetry }} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('folds its facts on small screens', async () => {
    await page.viewport(360, 640);
    show();
    const facts = page.getByText('Alder Networks B.V.');
    await expect.element(facts).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show details' }));
    await expect.element(facts).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hide details' })).toHaveAttribute('aria-expanded', 'true');
    await page.viewport(1024, 768);
  });

  it('keeps the name in sight while facts and note scroll away', async () => {
    const { stage } = render(
      <>
        <AsHeader asn={64512} identity={{ status: 'ready', data: alderIdentity }} note={<p>Demo data</p>} />
        <div style={{ height: 3000 }} />
      </>,
    );
    const top = (element: Element) => element.getBoundingClientRect().top;
    const content = stage.lastElementChild;
    const before = content && top(content) + scrollY;
    scrollTo(0, 400);
    await expect.poll(() => top(page.getByText('Demo data').element())).toBeLessThan(-100);
    expect(Math.round(top(page.getByRole('heading', { level: 1 }).element()))).toBeGreaterThanOrEqual(0);
    expect(content && top(content) + scrollY).toBe(before);
    scrollTo(0, 0);
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
