import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { AskExpertForm, type AskExpertFormProps } from './AskExpertForm.tsx';

const show = (props: Partial<AskExpertFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(
    <AskExpertForm captcha={{ challenge: easy }} termsHref="/docs/terms.pdf" onSubmit={onSubmit} {...props} />,
    theme,
  );
  return { onSubmit };
};
const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' });
// By key, because the middle of its text is a link.
const accept = async () => {
  page
    .getByRole('checkbox', { name: /I accept/ })
    .element()
    .focus();
  await userEvent.keyboard(' ');
};

describe('AskExpertForm', () => {
  it('needs the terms accepted and a solved captcha', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Email'), 'ada@example.net');
    await userEvent.fill(box('Message'), 'Why?');
    await expect.element(send()).toBeDisabled();
    await accept();
    await expect.element(send()).toBeDisabled();
    await userEvent.click(page.getByText('I am not a robot'));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.net',
      message: 'Why?',
      captcha: expect.any(String) as string,
    });
  });

  it('says what is missing and what is wrong', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Phone'), '12');
    await accept();
    await userEvent.click(page.getByText('I am not a robot'));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    await expect.element(box('Email')).toHaveAccessibleDescription('Required field');
    await expect.element(box('Phone')).toHaveAccessibleDescription('Enter a valid phone');
    await expect.element(box('Email')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('begins with what the session knows', async () => {
    show({ known: { firstname: 'Ada', lastname: 'Brook', email: 'ada@example.net' } });
    await expect.element(box('First name')).toHaveValue('Ada');
    await expect.element(box('Email')).toHaveValue('ada@example.net');
  });

  it('has the focus when the form has gone out', async () => {
    const ui = (status: 'filling' | 'sent') => (
      <AskExpertForm captcha={{ challenge: easy }} termsHref="/docs/terms.pdf" onSubmit={vi.fn()} status={status} />
    );
    const { rerender } = render(ui('filling'));
    box('Message').element().focus();
    rerender(ui('sent'));
    await expect.element(page.getByRole('group', { name: 'Ask an expert' })).toHaveFocus();
  });

  it('says what comes next', async () => {
    show({ status: 'sent' });
    await expect.element(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
    await expect.element(page.getByText('We will contact you by provided email address.')).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
