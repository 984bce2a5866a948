import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { OrderInfo, type OrderInfoProps } from './OrderInfo.tsx';

const show = (props: Partial<OrderInfoProps> = {}, theme?: (typeof themes)[number]) => {
  const onContinue = vi.fn();
  const { stage } = render(<OrderInfo onContinue={onContinue} {...props} />, theme);
  return { onContinue, stage };
};
const field = (name: string) => page.getByRole('textbox', { name });
const next = () => page.getByRole('button', { name: 'Continue' });

describe('OrderInfo', () => {
  it('needs email and position to continue', async () => {
    const { onContinue } = show({ known: { email: 'ada@example.net' } });
    await expect.element(next()).toBeDisabled();
    await userEvent.fill(field('Position'), ' CTO ');
    await userEvent.click(next());
    expect(onContinue).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.net', position: 'CTO' });
  });

  it('refuses a bad address', async () => {
    const { onContinue } = show({ known: { email: 'ada@', position: 'CTO' } });
    await userEvent.click(next());
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter a valid email/);
    expect(onContinue).not.toHaveBeenCalled();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({}, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
