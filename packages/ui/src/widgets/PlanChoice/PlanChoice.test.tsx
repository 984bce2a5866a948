import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { PlanChoice } from './PlanChoice.tsx';

const show = (theme?: (typeof themes)[number]) => {
  const onChoose = vi.fn();
  const { stage } = render(<PlanChoice prices={{ monthly: 150, yearlyPerMonth: 105 }} onChoose={onChoose} />, theme);
  return { onChoose, stage };
};

describe('PlanChoice', () => {
  it('says what both plans cost, and what a year saves', async () => {
    const { stage } = show();
    await expect.element(page.getByRole('radio', { name: /Annual plan/ })).toBeChecked();
    expect(stage.textContent).toContain('$150 per month ($1,800 per year)');
    expect(stage.textContent).toContain('$105 per month ($1,260 per year)');
    expect(stage.textContent).toContain('Saving 30% (-30%)');
    expect(stage.textContent).toContain('VAT not included');
  });

  it('goes on with what is chosen', async () => {
    const { onChoose } = show();
    await userEvent.click(page.getByText('Monthly plan'));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('month');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show(theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
