import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { severityOptions } from './FilterSelector.fixtures.ts';
import { FilterSelector } from './FilterSelector.tsx';

const show = (selected: 'high' | 'medium' | 'low' | null, isLocked = false) => {
  const onChange = vi.fn();
  const { stage } = render(
    <FilterSelector
      title="Severity"
      options={severityOptions}
      selected={selected}
      onChange={onChange}
      isLocked={isLocked}
    />,
  );
  return { onChange, stage };
};

describe('FilterSelector', () => {
  it('chooses a value', async () => {
    const { onChange } = show(null);
    await userEvent.click(page.getByRole('button', { name: /Severity/ }));
    await userEvent.click(page.getByRole('option', { name: /Medium/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('medium');
  });

  it('offers None first, which clears the filter', async () => {
    const { onChange } = show('high');
    await userEvent.click(page.getByRole('button', { name: /Severity/ }));
    await expect.element(page.getByRole('option').first()).toHaveTextContent('None');
    await userEvent.click(page.getByRole('option', { name: 'None' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says what the value in force is of', async () => {
    show('high');
    await expect.element(page.getByRole('button', { name: /Severity/ })).toHaveTextContent('Severity: High');
  });

  it('explains its term to the keyboard, and still opens', async () => {
    render(
      <FilterSelector
        title="ROA"
        about="A signed statement."
        options={severityOptions}
        selected={null}
        onChange={vi.fn()}
      />,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('A signed statement.');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is a lock where the plan does not open it', async () => {
    show(null, true);
    await userEvent.keyboard('{Tab}');
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Filter by Severity is only available for users with Pro Subscription');
    expect(page.getByRole('listbox').query()).toBeNull();
  });

  it('has no axe violation', async () => {
    const { stage } = show('high');
    expect(await axeProblems(stage)).toEqual([]);
  });
});
