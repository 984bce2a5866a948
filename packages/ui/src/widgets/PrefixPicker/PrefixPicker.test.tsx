import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { prefixes } from './PrefixPicker.fixtures.ts';
import { PrefixPicker, type PrefixPickerProps } from './PrefixPicker.tsx';

const show = (props: Partial<PrefixPickerProps> = {}) => {
  const [onSelect, onSearch, onPageChange] = [vi.fn(), vi.fn(), vi.fn()];
  function Live() {
    const [selected, setSelected] = useState(props.selected === undefined ? '10.0.0.0/8' : props.selected);
    const [at, setAt] = useState(1);
    const listed = props.options ?? prefixes;
    return (
      <PrefixPicker
        pageSize={10}
        total={listed.length}
        isLoading={false}
        onSearch={onSearch}
        pause={20}
        {...props}
        page={at}
        onPageChange={(next) => {
          onPageChange(next);
          setAt(next);
        }}
        options={listed.slice((at - 1) * 10, at * 10)}
        selected={selected}
        onSelect={(prefix) => {
          onSelect(prefix);
          setSelected(prefix);
        }}
      />
    );
  }
  return { onSelect, onSearch, onPageChange, ...render(<Live />) };
};
const field = () => page.getByRole('combobox');

describe('PrefixPicker', () => {
  it('lists a page with its place in the whole, and turns it by button', async () => {
    const { onPageChange } = show();
    await userEvent.click(field());
    await expect.element(page.getByText('1 – 10 of 42')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onPageChange).toHaveBeenCalledWith(2);
    await expect.element(page.getByText('11 – 20 of 42')).toBeVisible();
  });

  it('turns pages with the page keys, not beyond the ends', async () => {
    const { onPageChange } = show();
    await userEvent.click(field());
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{PageUp}');
    expect(onPageChange.mock.calls).toEqual([[2], [3], [2]]);
  });

  it('chooses by keyboard and shows the choice', async () => {
    const { onSelect } = show();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(field()).toHaveValue(onSelect.mock.calls[0]?.[0] as string);
  });

  it('searches for more than one character, once typing rests', async () => {
    const pass = stopTimers();
    const { onSearch } = show();
    await userEvent.clear(field());
    await userEvent.type(field(), '1');
    pass(80);
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(), '0.3');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('10.3'));
  });

  it('returns to the choice when it is left without another', async () => {
    show();
    await userEvent.clear(field());
    await userEvent.type(field(), '10.3');
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(field()).toHaveValue('10.0.0.0/8');
  });

  it('takes the first prefix where there is no choice', async () => {
    const { onSelect } = show({ selected: null });
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledWith('10.0.0.0/8'));
  });

  it.each([
    [{ selected: null, options: [], isLoading: true }, 'Fetching prefixes'],
    [{ selected: null, options: [] }, 'No active prefixes'],
  ])('says %o', async (props, words) => {
    show(props);
    await userEvent.click(field());
    await expect.element(page.getByRole('listbox').getByText(words)).toBeVisible();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(
      <PrefixPicker
        selected="10.0.0.0/8"
        options={prefixes}
        page={1}
        pageSize={50}
        total={42}
        onSelect={() => undefined}
        onPageChange={() => undefined}
        onSearch={() => undefined}
      />,
      theme,
    );
    expect(await axeProblems(stage)).toEqual([]);
  });
});
