import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance<HTMLLabelElement>('Checkbox', (host) => <Checkbox {...host}>Route leaks</Checkbox>, {
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
});
