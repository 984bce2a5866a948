import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy, hard } from './Captcha.fixtures.ts';
import { Captcha, Honeypot } from './Captcha.tsx';
import type { RecaptchaOptions } from './Recaptcha.tsx';

const box = () => page.getByRole('checkbox', { name: 'I am not a robot' });
const tick = () => userEvent.keyboard('{Tab} ');

describe('Captcha by work', () => {
  it('asks for its challenge once begun, and gives an answer that the check of the library accepts', async () => {
    const { createChallenge, sha, verifySolution } = await import('altcha/lib');
    const secret = { deriveKey: sha.deriveKey, hmacSignatureSecret: 'secret' };
    const made = await createChallenge({ ...secret, algorithm: 'SHA-256', cost: 2, counter: 40 });
    const challenge = vi.fn(() => Promise.resolve(JSON.parse(JSON.stringify(made)) as typeof easy));
    const onSolved = vi.fn<(payload: string) => void>();
    render(<Captcha challenge={challenge} onSolved={onSolved} />);
    expect(challenge).not.toHaveBeenCalled();
    await tick();
    await expect.element(page.getByText('Checked')).toBeVisible();
    const payload = JSON.parse(atob(onSolved.mock.lastCall?.[0] ?? '')) as Pick<
      Parameters<typeof verifySolution>[0],
      'challenge' | 'solution'
    >;
    expect(await verifySolution({ ...payload, ...secret })).toMatchObject({ verified: true });
    expect(onSolved).toHaveBeenCalledOnce();
  });

  it('may have a hidden field next to it, which programs fill in and people neither see nor reach', async () => {
    render(
      <>
        <Captcha challenge={easy} onSolved={vi.fn()} />
        <Honeypot />
      </>,
    );
    expect(document.querySelector('input[name="website"]')).toHaveValue('');
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).not.toHaveAttribute('name', 'website');
  });

  it('stays ticked once solved', async () => {
    const onSolved = vi.fn();
    render(<Captcha challenge={easy} onSolved={onSolved} />);
    await tick();
    await expect.element(page.getByText('Checked')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(box()).toBeChecked();
    expect(onSolved).toHaveBeenCalledOnce();
  });

  it('says that it works, and stops when it goes', async () => {
    const onSolved = vi.fn();
    const { rerender } = render(<Captcha challenge={hard} onSolved={onSolved} />);
    await tick();
    await expect.element(page.getByText(/Checking/)).toBeVisible();
    rerender(<Captcha key="anew" challenge={hard} onSolved={onSolved} />);
    await expect.element(box()).not.toBeChecked();
    expect(onSolved).not.toHaveBeenCalled();
  });

  it('may be tried again after it failed', async () => {
    const challenge = vi.fn(() => Promise.reject(new Error('away')));
    render(<Captcha challenge={challenge} onSolved={vi.fn()} />);
    await tick();
    await expect.element(page.getByRole('status')).toHaveTextContent('The check failed. Tick the box again.');
    await userEvent.keyboard(' ');
    expect(challenge).toHaveBeenCalledTimes(2);
  });

  it('expires', async () => {
    const onExpired = vi.fn();
    render(<Captcha challenge={easy} lifetime={1} onSolved={vi.fn()} onExpired={onExpired} />);
    await tick();
    await expect.element(page.getByText(/has expired/)).toBeVisible();
    expect(onExpired).toHaveBeenCalledOnce();
    await expect.element(box()).not.toBeChecked();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<Captcha challenge={easy} onSolved={vi.fn()} />, theme);
    await tick();
    await expect.element(page.getByText('Checked')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('Captcha by reCAPTCHA', () => {
  const show = () => {
    const drawn: RecaptchaOptions[] = [];
    const takeDown = vi.fn();
    const draw = vi.fn((_: HTMLElement, options: RecaptchaOptions) => {
      drawn.push(options);
      return takeDown;
    });
    const onSolved = vi.fn();
    const onExpired = vi.fn();
    const ui = (siteKey: string) => (
      <Captcha kind="recaptcha" siteKey={siteKey} draw={draw} onSolved={onSolved} onExpired={onExpired} />
    );
    const { rerender } = render(ui('key'));
    return { drawn, draw, takeDown, onSolved, onExpired, again: (siteKey: string) => rerender(ui(siteKey)) };
  };

  it('gives the place and the key to who draws, and hands on the answers', () => {
    const { drawn, onSolved, onExpired } = show();
    expect(drawn).toHaveLength(1);
    expect(drawn[0]?.siteKey).toBe('key');
    drawn[0]?.onSolved('answer');
    expect(onSolved).toHaveBeenCalledExactlyOnceWith('answer');
    drawn[0]?.onExpired();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('draws anew only for another key', () => {
    const { draw, takeDown, again } = show();
    again('key');
    expect(draw).toHaveBeenCalledOnce();
    again('other');
    expect(takeDown).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('says when it could not be loaded', async () => {
    const { drawn } = show();
    drawn[0]?.onFailed();
    await expect.element(page.getByRole('alert').getByText(/could not be loaded/)).toBeVisible();
  });
});
