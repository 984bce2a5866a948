import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PositionChange } from './PositionChange.tsx';

describe('PositionChange', () => {
  it.each([
    [3, 'up', '+3', 'up 3 positions'],
    [-1, 'down', '-1', 'down 1 position'],
    [0, 'same', '0', 'unchanged'],
  ] as const)('of %d points %s, and says so in words', async (change, direction, text, words) => {
    const { stage } = render(<PositionChange change={change} />);
    expect(stage.querySelector('[data-direction]')?.getAttribute('data-direction')).toBe(direction);
    await expect.element(page.getByText(text, { exact: true })).toHaveAttribute('aria-hidden', 'true');
    expect(stage.textContent).toContain(words);
  });

  it('says what is new in the rating', async () => {
    render(<PositionChange change={null} />);
    await expect.element(page.getByText('New')).toBeVisible();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(
      [3, -1, 0].map((change) => <PositionChange key={change} change={change} />),
      theme,
    );
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
