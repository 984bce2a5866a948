import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { TokenResult } from './TokenResult.tsx';

describe('TokenResult', () => {
  it('says that it waits', async () => {
    render(<TokenResult status="pending" title="Confirming your email" />);
    await expect.element(page.getByRole('heading', { name: 'Confirming your email', level: 1 })).toBeVisible();
  });

  it('leads on after success', async () => {
    const action = <ButtonLink href="/auth/login">Log In</ButtonLink>;
    render(<TokenResult status="success" title="Your email is confirmed" action={action} />);
    await expect.element(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
    expect(page.getByText(/Code:/).query()).toBeNull();
  });

  it('asks without claiming that anything has come of it', async () => {
    render(<TokenResult status="question" title="Change the email of your account?" action={<button>Agree</button>} />);
    await expect.element(page.getByRole('heading', { name: 'Change the email of your account?' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agree' })).toBeVisible();
    expect(page.getByRole('status').elements()).toHaveLength(0);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it.each([
    ['E_FORM_INVALID', 'E_FORM_INVALID'],
    [undefined, 'E_OTHER'],
  ])('reads out an error with its code: %s', async (code, shown) => {
    render(
      <TokenResult status="error" title="Invalid email or token" code={code}>
        Please check the link.
      </TokenResult>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent('Invalid email or token');
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Please check the link.')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
