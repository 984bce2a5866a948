import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ExtendedToggle } from './ExtendedToggle.tsx';

describe('ExtendedToggle', () => {
  it('is switched by keyboard', async () => {
    const onChange = vi.fn();
    const { stage } = render(<ExtendedToggle isExtended={false} onChange={onChange} />);
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenCalledWith(true);
    expect(await axeProblems(stage)).toEqual([]);
  });

  it('says what dashed lines are and warns of large graphs', async () => {
    render(<ExtendedToggle isExtended onChange={() => undefined} />);
    await userEvent.click(page.getByRole('button', { name: 'About the extended graph' }));
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent(
        'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.Page may become unresponsive for large graphs.',
      );
  });
});
