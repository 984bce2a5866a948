import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

const show = (props: Partial<OrderSummaryProps> = {}, theme?: (typeof themes)[number]) => {
  const onConfirm = vi.fn();
  const { stage } = render(
    <OrderSummary
      period="year"
      prices={{ monthly: 150, yearlyPerMonth: 105 }}
      isComplete
      rulesHref="/rules"
      privacyHref="/privacy"
      onConfirm={onConfirm}
      {...props}
    />,
    theme,
  );
  return { onConfirm, stage };
};
const confirm = () => page.getByRole('button', { name: 'Confirm order' });
const tick = async (name: RegExp) => {
  page.getByRole('checkbox', { name }).element().focus();
  await userEvent.keyboard(' ');
};

describe('OrderSummary', () => {
  it('says what a year costs, and how much less than twelve months', async () => {
    const { stage } = show();
    await expect.element(page.getByText('$1,260 per year')).toBeVisible();
    expect(stage.textContent).toContain('Per month$105');
    expect(stage.textContent).toContain('Discount-30%$540');
    expect(stage.textContent).toContain('VAT not included');
  });

  it('says what a month costs', async () => {
    const { stage } = show({ period: 'month' });
    await expect.element(page.getByText('$150 per month')).toBeVisible();
    expect(stage.textContent).toContain('Per year$1,800');
    expect(stage.textContent).not.toContain('Discount');
  });

  it('is confirmed with rules and privacy accepted; news are optional', async () => {
    const { onConfirm } = show();
    await expect.element(confirm()).toBeDisabled();
    await tick(/rules/);
    await expect.element(confirm()).toBeDisabled();
    await tick(/privacy policy/);
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenLastCalledWith({ marketing: false });
    await tick(/news/);
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenLastCalledWith({ marketing: true });
  });

  it.each([{ isComplete: false }, { isPending: true }])('cannot be confirmed with %o', async (props) => {
    const { onConfirm } = show(props);
    await tick(/rules/);
    await tick(/privacy policy/);
    (page.getByRole('button').element() as HTMLElement).click();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is only looked at where it cannot be confirmed', async () => {
    show({ onConfirm: undefined });
    await expect.element(page.getByText('$1,260 per year')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(confirm().elements()).toEqual([]);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({}, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
