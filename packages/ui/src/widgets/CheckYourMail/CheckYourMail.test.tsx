import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';

describe('CheckYourMail', () => {
  it('says where the mail went, and is read out', async () => {
    render(<CheckYourMail email="ada@example.net" />);
    await expect.element(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect.element(page.getByRole('status')).toMatchTextContent('ada@example.net');
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('leads back to enter another address', async () => {
    const onAgain = vi.fn();
    render(<CheckYourMail email="ada@example.net" onAgain={onAgain} />);
    await userEvent.click(page.getByRole('button', { name: 'Use another address' }));
    expect(onAgain).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
