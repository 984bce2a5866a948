import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { policyMonitoring } from './ProductHero.fixtures.tsx';
import { ProductHero } from './ProductHero.tsx';

describe('ProductHero', () => {
  it('says what the product is, and leads to a way to try it', () => {
    render(<ProductHero {...policyMonitoring} />);
    expect(page.getByRole('heading', { level: 1, name: 'BGP Policy Monitoring' }).elements()).toHaveLength(1);
    expect(page.getByText('New').elements()).toHaveLength(1);
    for (const words of [policyMonitoring.description, ...policyMonitoring.about])
      expect(page.getByText(words).elements()).toHaveLength(1);
    expect(page.getByRole('link', { name: 'Try for Free' }).element().getAttribute('href')).toBe('/try-for-free');
  });

  it('keeps the place of its words while they are on their way', () => {
    const { stage } = render(<ProductHero {...policyMonitoring} description={undefined} about={undefined} />);
    expect(stage.querySelectorAll('[data-skeleton]')).toHaveLength(2);
    expect(page.getByRole('link', { name: 'Try for Free' }).elements()).toHaveLength(1);
  });

  it('keeps a line for what the product rests on until that is known', () => {
    const { stage, rerender } = render(<ProductHero {...policyMonitoring} basis={null} />);
    const height = () => stage.firstElementChild?.getBoundingClientRect().height;
    const before = height();
    rerender(<ProductHero {...policyMonitoring} basis="Built on 24 BGP sessions." />);
    expect(page.getByText('Built on 24 BGP sessions.').elements()).toHaveLength(1);
    expect(height()).toBe(before);
  });

  it('does not call new what is known', () => {
    render(<ProductHero {...policyMonitoring} isNew={false} />);
    expect(page.getByText('New').elements()).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<ProductHero {...policyMonitoring} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
