import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { enterprisePlan, freePlan, proPlan } from './PlanCard.fixtures.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanCardsSkeleton } from './PlanCardsSkeleton.tsx';

describe('PlanCard', () => {
  it('opens its target in a new tab', async () => {
    render(<PlanCard plan={freePlan} />);
    const button = page.getByRole('link', { name: /Get started/ });
    await expect.element(button).toHaveAttribute('href', '/auth/register');
    await expect.element(button).toHaveAttribute('target', '_blank');
  });

  it('leaves its button out for who has the plan already', () => {
    render(<PlanCard plan={freePlan} hideButton />);
    expect(page.getByRole('link').query()).toBeNull();
  });

  it('says price, list price and discount', async () => {
    render(<PlanCard plan={proPlan} />);
    const card = page.getByRole('article', { name: 'Pro' });
    await expect.element(card).toMatchTextContent('List price $150$105per monthDiscount -30%');
    await expect.element(card).toHaveAttribute('data-favorite');
    await expect.element(page.getByText('Most popular')).toBeVisible();
  });

  it('asks for the plan that is priced on request, and offers its trial', async () => {
    const onChoose = vi.fn();
    render(<PlanCard plan={enterprisePlan} onChoose={onChoose} trialHref="/try-for-free" />);
    await userEvent.click(page.getByRole('button', { name: 'Request a plan' }));
    expect(onChoose).toHaveBeenCalledOnce();
    await expect
      .element(page.getByRole('link', { name: /Start a free trial/ }))
      .toHaveAttribute('href', '/try-for-free');
  });

  it('shows the rest of its features after Learn more, and folds them by Show less', async () => {
    render(<PlanCard plan={freePlan} />);
    expect(page.getByText('Routing graph').query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Learn more' }));
    await expect.element(page.getByText('Routing graph')).toBeVisible();
    const less = page.getByRole('button', { name: 'Show less' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(less);
    await expect.element(page.getByText('Routing graph')).not.toBeInTheDocument();
  });

  it('says what it is for by tooltip, and by a press in a dialog', async () => {
    render(<PlanCard plan={freePlan} />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('Purpose');
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Free' });
    for (const words of ['Purpose', 'Features', 'Limitations', 'Ideal for'])
      await expect.element(dialog).toMatchTextContent(words);
  });

  it('stands in reverse order on narrow screens', async () => {
    await page.viewport(360, 900);
    render(
      <PlanCards>
        <PlanCard plan={freePlan} />
        <PlanCard plan={proPlan} />
      </PlanCards>,
    );
    const top = (name: string) => page.getByRole('article', { name }).element().getBoundingClientRect().top;
    expect(top('Pro')).toBeLessThan(top('Free'));
    // The Tab order is the visual order.
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'About the plan Pro' })).toHaveFocus();
    await page.viewport(1024, 768);
    expect(top('Pro')).toBe(top('Free'));
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<PlanCard plan={proPlan} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});

describe('PlanCards', () => {
  it('are not shown before the last of them has come with the page', async () => {
    const { stage } = render(
      <PlanCards>
        <PlanCard plan={freePlan} />
        <PlanCard plan={proPlan} />
      </PlanCards>,
    );
    await expect.element(page.getByText('Free', { exact: true })).toBeVisible();
    stage.querySelector('[data-end]')?.remove();
    await expect.element(page.getByText('Free', { exact: true })).not.toBeVisible();
  });
});

describe('PlanCardsSkeleton', () => {
  const { tariffDetails } = enterprisePlan;
  const enterprise = { ...enterprisePlan, tariffDetails: [...tariffDetails, { title: 'Delivery', items: ['Email'] }] };

  it.each([320, 360, 414, 600, 768, 1024, 1280])(
    'is as high as the usual plans, card by card, at %i px',
    async (width) => {
      await page.viewport(width, 640);
      const { stage } = render(
        <>
          <PlanCardsSkeleton />
          <PlanCards>
            <PlanCard plan={freePlan} />
            <PlanCard plan={proPlan} />
            <PlanCard plan={enterprise} trialHref="/try-for-free" onChoose={vi.fn()} />
          </PlanCards>
        </>,
      );
      const [waiting, full] = [...stage.querySelectorAll('[aria-busy], [aria-busy] ~ div')].map((cards) =>
        [...cards.querySelectorAll(':scope > :not([hidden])')]
          .map((card) => card.getBoundingClientRect())
          .toSorted((a, b) => a.top - b.top || a.left - b.left)
          .map(({ height }) => Math.round(height)),
      );
      expect(waiting).toEqual(full);
      await page.viewport(1024, 768);
    },
  );
});
