import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

const show = (takesCards: boolean, theme?: (typeof themes)[number]) => {
  const onSelect = vi.fn();
  const choice = (
    <PaymentChoice selected="bill" onSelect={onSelect} takesCards={takesCards}>
      below
    </PaymentChoice>
  );
  const { stage } = render(choice, theme);
  return { onSelect, stage };
};

describe('PaymentChoice', () => {
  it('asks for card or bill', async () => {
    const { onSelect } = show(true);
    await expect.element(page.getByRole('radio', { name: 'Bill' })).toBeChecked();
    await userEvent.click(page.getByText('Card', { exact: true }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('card');
  });

  it('asks nothing where there is the bill alone', () => {
    const { stage } = show(false);
    expect(stage.textContent).toBe('below');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show(true, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
