import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm.tsx';

const show = (props: Partial<ResetRequestFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(<ResetRequestForm captcha={{ challenge: easy }} onSubmit={onSubmit} {...props} />, theme);
  return { onSubmit };
};
const address = () => page.getByRole('textbox', { name: 'Email' });
const send = () => page.getByRole('button', { name: 'Send link' });

describe('ResetRequestForm', () => {
  it('sends an address with a captcha, a new one for each try', async () => {
    const { onSubmit } = show();
    await userEvent.fill(address(), ' ada@example.net');
    await expect.element(send()).toBeDisabled();
    await userEvent.click(page.getByText('I am not a robot'));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.net',
      captcha: expect.any(String) as string,
    });
    await expect.element(send()).toBeDisabled();
  });

  it.each([
    ['', 'Required field'],
    ['ada', 'Enter a valid email'],
  ])('does not send %j', async (text, message) => {
    const { onSubmit } = show();
    await userEvent.fill(address(), text);
    await userEvent.click(page.getByText('I am not a robot'));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(address()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
