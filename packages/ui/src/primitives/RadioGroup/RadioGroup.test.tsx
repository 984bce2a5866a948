import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { payments } from './RadioGroup.fixtures.ts';
import { RadioGroup } from './RadioGroup.tsx';

describeConformance<HTMLDivElement>(
  'RadioGroup',
  (host) => <RadioGroup {...host} label="Payment" items={payments} description="You can change it later." />,
  { interactive: true },
);

describe('RadioGroup', () => {
  it('is one stop of Tab; arrow keys choose and pass over what is disabled', async () => {
    const onSelect = vi.fn();
    render(<RadioGroup label="Payment" items={payments} defaultSelected="card" onSelect={onSelect} />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(onSelect).toHaveBeenLastCalledWith('bill');
    await userEvent.keyboard('{ArrowDown}');
    expect(onSelect).toHaveBeenLastCalledWith('card');
  });

  it('names and describes each choice', async () => {
    render(<RadioGroup label="Payment" items={payments} />);
    await expect.element(page.getByRole('radiogroup', { name: 'Payment' })).toBeVisible();
    await expect
      .element(page.getByRole('radio', { name: 'Card', exact: true }))
      .toHaveAccessibleDescription('Charged at once.');
  });

  it('shows what is selected, also nothing', async () => {
    const { rerender } = render(<RadioGroup label="Payment" items={payments} selected={null} />);
    await expect.element(page.getByRole('radio', { name: 'Bill' })).not.toBeChecked();
    rerender(<RadioGroup label="Payment" items={payments} selected="bill" />);
    await expect.element(page.getByRole('radio', { name: 'Bill' })).toBeChecked();
  });

  it('is invalid with its error', async () => {
    render(<RadioGroup label="Payment" items={payments} error="Required field" />);
    const group = page.getByRole('radiogroup');
    await expect.element(group).toHaveAttribute('data-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription('Required field');
  });
});
