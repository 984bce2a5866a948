import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { TargetPicker, type TargetPickerProps } from './TargetPicker.tsx';
import { presets, suggestions } from './TargetPicker.fixtures.ts';

const opener = () => page.getByRole('button', { name: /targets?$/ });
/** Renders it with its targets open, unless the test is about the search beside them. */
const show = async (props: Partial<TargetPickerProps> = {}, isOpen = true) => {
  const onChange = vi.fn();
  const onSearch = vi.fn();
  function Live() {
    const [selected, setSelected] = useState<readonly number[]>(props.selected ?? [1, 2]);
    const change = (next: readonly number[]) => {
      onChange(next);
      setSelected(next);
    };
    return (
      <TargetPicker
        presets={presets}
        suggestions={[]}
        onSearch={onSearch}
        pause={20}
        {...props}
        selected={selected}
        onChange={change}
      />
    );
  }
  const drawn = render(<Live />);
  if (isOpen) {
    await userEvent.click(opener());
    await expect.element(page.getByRole('region', { name: 'Targets' })).toBeVisible();
  }
  return { onChange, onSearch, ...drawn };
};
const field = () => page.getByRole('combobox');
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('TargetPicker', () => {
  it.each(['64512', 'AS64512'])('adds %s with Enter', async (entry) => {
    const { onChange } = await show({}, false);
    await userEvent.type(field(), `${entry}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 64_512]);
    await expect.element(field()).toHaveValue('');
  });

  it('adds with the button', async () => {
    const { onChange } = await show({}, false);
    await userEvent.type(field(), '64512');
    await userEvent.click(button('Add'));
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 64_512]);
  });

  it.each(['level 3', '1.5', '2'])('ignores the entry %s', async (entry) => {
    const { onChange } = await show({}, false);
    await userEvent.type(field(), `${entry}{Enter}`);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('adds a network that was found', async () => {
    const { onChange } = await show({ suggestions }, false);
    await userEvent.type(field(), 'au');
    await userEvent.click(page.getByRole('option', { name: /AS64550/ }));
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 64_550]);
  });

  it('asks for more than one character only, once typing rests', async () => {
    const pass = stopTimers();
    const { onSearch } = await show({ pause: 60 }, false);
    await userEvent.type(field(), ' a ');
    pass(150);
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), 'aurora ');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('aurora'));
    for (const [text] of onSearch.mock.calls as [string][]) expect(text.length).toBeGreaterThan(1);
  });

  it.each([
    ['Preset', 'Best connected', [64_530, 64_531, 64_532]],
    ['Targets by country', 'Germany', [64_531, 64_535]],
  ])('%s: %s', async (menu, item, targets) => {
    const { onChange } = await show();
    await userEvent.click(button(menu));
    await userEvent.click(page.getByRole('menuitem', { name: new RegExp(item) }));
    expect(onChange).toHaveBeenLastCalledWith(targets);
  });

  it('selects all and clears, and stays clear', async () => {
    const { onChange } = await show();
    await userEvent.click(button('All'));
    expect(onChange.mock.lastCall?.[0]).toEqual([
      1,
      2,
      64_530,
      64_531,
      64_532,
      ...Array.from({ length: 9 }, (_, i) => 64_533 + i),
    ]);
    await userEvent.click(button('Clear'));
    expect(onChange).toHaveBeenLastCalledWith([]);
    await expect.element(page.getByText(/No targets selected/)).toBeVisible();
  });

  it('takes the first preset where nothing is selected', async () => {
    const { onChange } = await show({ selected: [] });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith([64_530, 64_531, 64_532]));
  });

  it('takes a chip away', async () => {
    const { onChange } = await show();
    await userEvent.click(page.getByRole('row', { name: 'AS1' }).getByRole('button'));
    expect(onChange).toHaveBeenLastCalledWith([2]);
  });

  it('shows the first of many chips, and the rest when asked', async () => {
    await show({ selected: Array.from({ length: 20 }, (_, i) => i + 1) });
    await expect.element(page.getByText('AS20', { exact: true })).not.toBeInTheDocument();
    await userEvent.click(button('Show all 20'));
    await expect.element(page.getByText('AS20', { exact: true })).toBeVisible();
  });

  it('offers to add what a country has replaced', async () => {
    const { onChange } = await show();
    await userEvent.click(button('Targets by country'));
    await userEvent.click(page.getByRole('menuitem', { name: /Germany/ }));
    await expect.element(page.getByText('Germany replaced 2 targets.')).toBeVisible();
    await userEvent.click(button('Add instead'));
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 64_531, 64_535]);
    await expect.element(page.getByText(/replaced/)).not.toBeInTheDocument();
  });

  it('suggests by number as well', async () => {
    const { onChange } = await show({ suggestions }, false);
    await userEvent.type(field(), '645');
    await userEvent.click(page.getByRole('option', { name: /AS64551/ }));
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 64_551]);
  });

  it.each([
    ['loading', 'Loading targets', 'Loading the presets'],
    ['failed', 'No targets', 'The presets could not be loaded. Add a network by its number or name.'],
    ['ready', 'No targets', 'No targets selected. Choose a preset or add a network.'],
  ] as const)('says why there are none: %s', async (presetState, count, words) => {
    await show({ selected: [], presets: [], presetState });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(count)).toBeVisible();
  });

  it('is a count in the row of the page', async () => {
    await show();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('2 targets')).toHaveFocus();
    expect(page.getByRole('region', { name: 'Targets' }).query()).toBeNull();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(
      <TargetPicker
        selected={[1, 2]}
        presets={presets}
        suggestions={[]}
        onSearch={() => undefined}
        onChange={() => undefined}
      />,
      theme,
    );
    await userEvent.click(opener());
    expect(await axeProblems(stage.ownerDocument.body)).toEqual([]);
  });

  it('does not choose the first preset while a network that was added to none is on its way', async () => {
    const onChange = vi.fn();
    // The selection is set later: until then each render still has none.
    const draw = (selected: readonly number[], round: number) => (
      <TargetPicker
        presets={presets}
        suggestions={[]}
        onSearch={() => undefined}
        selected={selected}
        onChange={(next) => onChange(next, round)}
      />
    );
    const { rerender } = render(draw([1, 2], 1));
    await userEvent.click(opener());
    await userEvent.click(button('Clear'));
    await userEvent.keyboard('{Escape}');
    rerender(draw([1, 2], 2));
    rerender(draw([], 3));
    await userEvent.type(field(), '64512{Enter}');
    rerender(draw([], 4));
    rerender(draw([64_512], 5));
    expect(onChange.mock.calls).toEqual([
      [[], 1],
      [[64_512], 3],
    ]);
  });
});
