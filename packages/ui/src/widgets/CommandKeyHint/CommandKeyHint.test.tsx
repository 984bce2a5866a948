import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { CommandKeyHint } from './CommandKeyHint.tsx';

describe('CommandKeyHint', () => {
  it.each([
    [false, 'Ctrl K', 'Control+K'],
    [true, '⌘ K', 'Meta+K'],
  ])('tells the keys, and opens by a press (Apple: %s)', async (isApple, keys, shortcuts) => {
    await page.viewport(1280, 800);
    const onPress = vi.fn();
    render(<CommandKeyHint onPress={onPress} isApple={isApple} />);
    const hint = page.getByRole('button', { name: `${keys}: open the command palette` });
    await expect.element(hint).toHaveTextContent(keys);
    await expect.element(hint).toHaveAttribute('aria-keyshortcuts', shortcuts);
    await hint.click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
