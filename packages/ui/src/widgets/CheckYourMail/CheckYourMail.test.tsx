import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';

describe('CheckYourMail', () => {
  it('says where the mail went, and is read out', async () => {
    render(<CheckYourMail email="ada@example.net" />);
    await expect.element(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect.element(page.getByRole('status')).toMatchTextContent('ada@example.net');
    expect(page.getByRole('link').query()).toBeNull();
  });

  it('leads back to enter another address', async () => {
    render(<CheckYourMail email="ada@example.net" againHref="/auth/register" />);
    await expect
      .element(page.getByRole('link', { name: 'try another address' }))
      .toHaveAttribute('href', '/auth/register');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
