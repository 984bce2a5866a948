import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { climbing, interrupted, june } from './PositionHistory.fixtures.ts';
import { PositionHistory } from './PositionHistory.tsx';

describe('PositionHistory', () => {
  it('says in words what the line shows', async () => {
    render(<PositionHistory days={june} positions={climbing} />);
    await expect
      .element(page.getByRole('img', { name: 'Position 16 on 2026/06/01, 9 on 2026/06/30, best 9' }))
      .toBeVisible();
  });

  it('interrupts the line where the network was not rated', () => {
    const { stage } = render(<PositionHistory days={june} positions={interrupted} />);
    expect(stage.querySelectorAll('path')).toHaveLength(2);
  });

  it('draws nothing of a network that was never rated', () => {
    const { stage } = render(<PositionHistory days={june} positions={june.map(() => null)} />);
    expect(stage.querySelector('svg')).toBeNull();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<PositionHistory days={june} positions={climbing} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
