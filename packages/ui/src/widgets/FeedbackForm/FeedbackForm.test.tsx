import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';

const member = { kind: 'member' } as const;
const guest = { kind: 'guest', captcha: { challenge: easy } } as const;

const show = (props: Partial<FeedbackFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  const ui = (more: Partial<FeedbackFormProps>) => (
    <FeedbackForm writer={member} onSubmit={onSubmit} {...props} {...more} />
  );
  const { rerender } = render(ui({}), theme);
  return { onSubmit, again: (more: Partial<FeedbackFormProps>) => rerender(ui(more)) };
};
const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' });

const write = async (): Promise<void> => {
  await userEvent.fill(box('Subject'), 'Peers');
  await userEvent.fill(box('Message'), 'More of them');
};

describe('FeedbackForm', () => {
  it('asks a member for type, subject and message only', async () => {
    const { onSubmit } = show();
    await expect.element(page.getByRole('button', { name: /Feedback Type/ })).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(2);
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    await write();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ type: 'Feedback', subject: 'Peers', message: 'More of them' });
  });

  it('offers three types', async () => {
    const { onSubmit } = show();
    await userEvent.click(page.getByRole('button', { name: /Type/ }));
    const names = () =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
    await expect.poll(names).toEqual(['Feedback', 'Bugreport', 'Request']);
    await userEvent.click(page.getByRole('option', { name: 'Bugreport' }));
    await write();
    await userEvent.click(send());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ type: 'Bugreport' });
  });

  it('asks a guest for name, e-mail and captcha too, a new one for each try', async () => {
    const { onSubmit } = show({ writer: guest });
    await userEvent.fill(box('Name'), 'Ada');
    await userEvent.fill(box('Email'), 'ada@example.net');
    await write();
    await expect.element(send()).toBeDisabled();
    await userEvent.click(page.getByText('I am not a robot'));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Ada', email: 'ada@example.net' });
    expect(onSubmit.mock.lastCall?.[0]).toHaveProperty('captcha', expect.any(String));
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await expect.element(send()).toBeDisabled();
  });

  it('says what is missing and what is wrong', async () => {
    const { onSubmit } = show({ writer: guest });
    await userEvent.fill(box('Email'), 'ada');
    await userEvent.click(page.getByText('I am not a robot'));
    await userEvent.click(send());
    await expect.element(box('Subject')).toHaveAccessibleDescription('Required field');
    await expect.element(box('Email')).toHaveAccessibleDescription('Enter a valid email');
    await expect.element(box('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be sent while it is being sent', async () => {
    show({ status: 'sending' });
    await expect.element(send()).toHaveAttribute('data-pending', 'true');
  });

  it.each([
    [member, 'We will contact you shortly.'],
    [guest, 'We will contact you by provided email address.'],
  ])('tells a $kind what comes next', async (writer, words) => {
    show({ writer, status: 'sent' });
    await expect.element(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('keeps what was written when the sending failed', async () => {
    const { again } = show();
    await write();
    again({ error: 'Something went wrong' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect.element(box('Subject')).toHaveValue('Peers');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ writer: guest }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
