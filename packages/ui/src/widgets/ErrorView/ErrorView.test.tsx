import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ErrorView } from './ErrorView.tsx';

describe('ErrorView', () => {
  it('says what happened and tries again', async () => {
    const onRetry = vi.fn();
    render(<ErrorView message="The page could not be drawn." onRetry={onRetry} />);
    await expect.element(page.getByRole('heading')).toHaveTextContent('Oops, there is an error!');
    await expect.element(page.getByText('The page could not be drawn.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again?' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers nothing that cannot help', () => {
    render(<ErrorView />);
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('has no axe violation', async () => {
    render(<ErrorView message="The page could not be drawn." onRetry={vi.fn()} />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
