import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { requestedPlan } from './planRequest.ts';
import { PlanRequestForm, type PlanRequestFormProps } from './PlanRequestForm.tsx';

const show = (props: Partial<PlanRequestFormProps> = {}) => {
  const onSubmit = vi.fn();
  const form = (more: Partial<PlanRequestFormProps> = {}) => (
    <PlanRequestForm isSignedIn onSubmit={onSubmit} privacyHref="/privacy" {...props} {...more} />
  );
  const { stage, rerender } = render(form());
  return { onSubmit, stage, again: (more: Partial<PlanRequestFormProps>) => rerender(form(more)) };
};
const field = (name: string) => page.getByRole('textbox', { name });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const tick = (name: string) => userEvent.click(page.getByText(name, { exact: true }));
const send = () => page.getByRole('button', { name: 'Send request' });

describe('PlanRequestForm', () => {
  it('asks a signed-in reader for the AS number only', async () => {
    const { onSubmit } = show();
    expect(field('Email').query()).toBeNull();
    await userEvent.fill(field('ASN'), 'AS64512');
    await tick('Prefixes');
    await tick('AS Ratings');
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      asn: 64_512,
      plan: requestedPlan(['prefixes', 'ratings']),
    });
  });

  it('sets a whole group by its parent, which is ticked when all children are', async () => {
    const { onSubmit } = show();
    await tick('Prefix origin validation');
    for (const name of ['ROAs', 'Route objects', 'ROA status', 'Route object status'])
      await expect.element(box(name)).toBeChecked();
    await tick('ROAs');
    await expect.element(box('Prefix origin validation')).not.toBeChecked();
    await tick('ROAs');
    await expect.element(box('Prefix origin validation')).toBeChecked();
    await userEvent.fill(field('ASN'), '64512');
    await userEvent.click(send());
    expect(onSubmit.mock.lastCall?.[0]).toHaveProperty('plan.pov_monitor', {
      roa: true,
      route_object: true,
      roa_status: true,
      route_object_status: true,
    });
  });

  it('needs the privacy policy and the captcha of who is not signed in', async () => {
    const { onSubmit, again } = show({ isSignedIn: false, captcha: <div>captcha</div> });
    await expect.element(page.getByText('captcha')).toBeVisible();
    await expect.element(send()).toBeDisabled();
    page
      .getByRole('checkbox', { name: /privacy policy/ })
      .element()
      .focus();
    await userEvent.keyboard(' ');
    await expect.element(send()).toBeDisabled();
    again({ captchaAnswer: 'answer' });
    await userEvent.fill(field('Email'), 'noc@example.net');
    await userEvent.fill(field('First name'), 'Ada');
    await userEvent.fill(field('Last name'), 'Byron');
    await userEvent.fill(field('Position'), 'NOC');
    await userEvent.fill(field('ASN'), '64512');
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      asn: 64_512,
      plan: requestedPlan([]),
      email: 'noc@example.net',
      firstname: 'Ada',
      lastname: 'Byron',
      position: 'NOC',
      'g-recaptcha-response': 'answer',
    });
  });

  it('says what is wrong and sends nothing', async () => {
    const { onSubmit } = show();
    await userEvent.click(send());
    await expect.element(field('ASN')).toHaveAccessibleDescription(/Required field/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('waits while it is sent, empties itself when it was, and forgets the success when edited', async () => {
    const { again } = show();
    await userEvent.fill(field('ASN'), '64512');
    again({ status: 'sending' });
    await expect.element(page.getByRole('progressbar', { name: 'Please wait' })).toBeVisible();
    again({ status: 'sent' });
    await expect.element(page.getByText('Request sent')).toBeVisible();
    await expect.element(field('ASN')).toHaveValue('');
    await userEvent.fill(field('ASN'), '6');
    await expect.element(page.getByText('Request sent')).not.toBeInTheDocument();
  });

  it('shows what went wrong, and has no axe violation', async () => {
    const { stage } = show({ isSignedIn: false, error: 'Something went wrong' });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
    expect(await axeProblems(stage)).toEqual([]);
  });
});
