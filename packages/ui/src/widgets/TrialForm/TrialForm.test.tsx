import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { ada } from './TrialForm.fixtures.ts';
import { TrialForm, type TrialFormProps } from './TrialForm.tsx';

const show = (props: Partial<TrialFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(<TrialForm applicant={ada} onSubmit={onSubmit} {...props} />, theme);
  return { onSubmit };
};
const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Submit' });

describe('TrialForm', () => {
  it('says for whom it is', async () => {
    show();
    await expect.element(page.getByText(/Ada Lovelace/)).toBeVisible();
    await expect.element(page.getByText(/AS64512/)).toBeVisible();
  });

  it('sends what was written', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Company'), 'Kestrel');
    await userEvent.fill(box('Notification email'), 'noc@example.net');
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ company: 'Kestrel', notificationEmail: 'noc@example.net' });
  });

  it('needs a company, and an address that is one', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Notification email'), 'noc');
    await userEvent.click(send());
    await expect.element(box('Company')).toHaveAccessibleDescription('Required field');
    await expect.element(page.getByText('Enter a valid email')).toBeVisible();
    await expect.element(send()).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says at its field what the server refused', async () => {
    show({ serverErrors: { notification_email: 'This address takes no mail' } });
    await expect
      .element(box('Notification email'))
      .toHaveAccessibleDescription(expect.stringContaining('This address takes no mail'));
  });

  it('leads home after success', async () => {
    show({ status: 'sent' });
    await expect.element(page.getByText('Trial request submitted successfully')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
