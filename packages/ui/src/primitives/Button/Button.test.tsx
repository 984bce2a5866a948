import { useState } from 'react';
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

  it.each([
    ['before it', 'Clear', 'All'],
    ['after it', 'All', 'Clear'],
  ])('hands the focus on to what stands %s when its press disables it', async (_, pressed, beside) => {
    function Row() {
      const [done, setDone] = useState('');
      return (
        <div>
          {['All', 'Clear'].map((name) => (
            <Button key={name} isDisabled={done === name} onPress={() => setDone(name)}>
              {name}
            </Button>
          ))}
        </div>
      );
    }
    render(<Row />);
    await userEvent.keyboard(pressed === 'All' ? '{Tab}{Enter}' : '{Tab}{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: pressed })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: beside })).toHaveFocus();
  });

  it('leaves the focus where it is when it is disabled without it', async () => {
    const row = (isDisabled: boolean) => (
      <div>
        <Button>All</Button>
        <Button isDisabled={isDisabled}>Clear</Button>
        <Button>Add</Button>
      </div>
    );
    const { rerender } = render(row(false));
    await userEvent.keyboard('{Tab}');
    rerender(row(true));
    await expect.element(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'All' })).toHaveFocus();
  });

  it('says its state in data attributes', async () => {
    render(<Button isDisabled>Show routes</Button>);
    await expect.element(page.getByRole('button')).toHaveAttribute('data-disabled', 'true');
  });
});
