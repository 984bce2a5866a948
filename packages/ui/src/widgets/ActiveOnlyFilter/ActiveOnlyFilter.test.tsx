import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ActiveOnlyFilter } from './ActiveOnlyFilter.tsx';

describe('ActiveOnlyFilter', () => {
  it('is switched by keyboard', async () => {
    const onChange = vi.fn();
    const { stage } = render(<ActiveOnlyFilter isSelected={false} isPro onChange={onChange} />);
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(await axeProblems(stage)).toEqual([]);
  });

  it('is a lock without Pro', async () => {
    render(<ActiveOnlyFilter isSelected isPro={false} onChange={vi.fn()} />);
    expect(page.getByRole('switch').query()).toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Filter by Active only is only available for users with Pro Subscription');
  });
});
