import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { forceColors } from '../../testing/emulation.ts';
import { render } from '../../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance<HTMLDivElement>('Checkbox', (host) => <Checkbox {...host}>Route leaks</Checkbox>, {
  interactive: true,
});

describe('Checkbox', () => {
  it('changes with Space', async () => {
    const onChange = vi.fn();
    render(<Checkbox onChange={onChange}>Route leaks</Checkbox>);
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(page.getByRole('checkbox', { name: 'Route leaks' })).toBeChecked();
  });

  it('says when it is partly set', () => {
    render(<Checkbox isIndeterminate>All</Checkbox>);
    expect(page.getByRole('checkbox').element()).toHaveProperty('indeterminate', true);
  });

  it.each([
    [false, 'hidden'],
    [true, 'visible'],
  ])('ticked %s, its tick is %s in forced colours too', async (isSelected, visibility) => {
    await forceColors();
    const { stage } = render(<Checkbox isSelected={isSelected}>News</Checkbox>);
    const tick = stage.querySelector('svg');
    expect(tick && getComputedStyle(tick).visibility).toBe(visibility);
  });

  it('is described by its words and invalid with its error', async () => {
    render(
      <Checkbox description="Once a week at most." error="Required field">
        News
      </Checkbox>,
    );
    const box = page.getByRole('checkbox', { name: 'News' });
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription(/Once a week at most\. ?Required field/);
  });
});
