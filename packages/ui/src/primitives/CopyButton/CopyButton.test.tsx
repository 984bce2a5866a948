import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { CopyButton } from './CopyButton.tsx';

describeConformance<HTMLButtonElement>('CopyButton', (host) => <CopyButton {...host} text="10.12.0.0/16" />, {
  interactive: true,
});

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<CopyButton text="10.12.0.0/16" label="Copy prefix" />);
    await userEvent.click(page.getByRole('button', { name: 'Copy prefix' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('10.12.0.0/16');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  });

  it('says when the browser forbids it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButton text="10.12.0.0/16" />);
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(page.getByRole('status')).toHaveTextContent('The browser blocked copying');
  });
});
