import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from './Button.tsx';

describeConformance<HTMLButtonElement>('Button', (host) => <Button {...host}>Show routes</Button>, {
  interactive: true,
});

describe('Button', () => {
  it.each(['{Enter}', ' '])('is pressed by the key %s', async (key) => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Show routes</Button>);
    await userEvent.keyboard(`{Tab}${key}`);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('keeps its width, its focus and its name while pending, and cannot be pressed', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<Button onPress={onPress}>Show routes</Button>);
    const button = page.getByRole('button');
    const before = button.element().getBoundingClientRect().width;
    await userEvent.keyboard('{Tab}');
    rerender(
      <Button isPending onPress={onPress}>
        Show routes
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    expect(button.element().getBoundingClientRect().width).toBe(before);
    expect(document.activeElement).toBe(button.element());
  });

  it('says its state in data attributes', async () => {
    render(<Button isDisabled>Show routes</Button>);
    await expect.element(page.getByRole('button')).toHaveAttribute('data-disabled', 'true');
  });
});
