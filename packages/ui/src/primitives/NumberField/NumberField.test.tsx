import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { NumberField } from './NumberField.tsx';

describeConformance<HTMLDivElement>(
  'NumberField',
  (host) => <NumberField {...host} label="Prefixes" defaultValue={20} />,
  { interactive: true },
);

const box = () => page.getByRole('textbox', { name: 'Prefixes' });

describe('NumberField', () => {
  it.each([
    ['{ArrowUp}', 21],
    ['{ArrowDown}', 19],
    ['{Home}', 0],
    ['{End}', 40],
  ])('goes with %s to %i', async (key, value) => {
    const onChange = vi.fn();
    render(<NumberField label="Prefixes" defaultValue={20} minValue={0} maxValue={40} onChange={onChange} />);
    await userEvent.keyboard(`{Tab}${key}`);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('takes digits only and the nearest number in range', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Prefixes" minValue={0} maxValue={40} onChange={onChange} />);
    await userEvent.keyboard('{Tab}a4x5{Tab}');
    expect(onChange).toHaveBeenLastCalledWith(40);
    await expect.element(box()).toHaveValue('40');
  });

  it('steps with its buttons, up to its bounds', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Prefixes" defaultValue={39} maxValue={40} onChange={onChange} />);
    const more = page.getByRole('button', { name: /Increase/ });
    await userEvent.click(more);
    expect(onChange).toHaveBeenLastCalledWith(40);
    await expect.element(more).toBeDisabled();
  });

  it('does without buttons, and says its unit', async () => {
    render(<NumberField label="Prefixes" hasSteppers={false} unit="days" />);
    expect(page.getByRole('button').elements()).toHaveLength(0);
    await expect.element(page.getByText('days')).toBeVisible();
  });
});
