import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { ErrorState } from './ErrorState.tsx';

describeConformance<HTMLDivElement>('ErrorState', (host) => <ErrorState {...host} onRetry={() => undefined} />, {
  interactive: true,
});

describe('ErrorState', () => {
  it('is read out and offers to try again', async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="No answer" onRetry={onRetry} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^No answer/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers nothing when trying again cannot help', () => {
    render(<ErrorState />);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
