import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { AsPicker, type AsPickerProps } from './AsPicker.tsx';
import { found } from './AsPicker.fixtures.ts';

const show = (props: Partial<AsPickerProps> = {}) => {
  const onPick = vi.fn();
  const onSearch = vi.fn();
  render(
    <AsPicker
      label="Compare with"
      action="Compare"
      suggestions={[]}
      onSearch={onSearch}
      onPick={onPick}
      pause={20}
      {...props}
    />,
  );
  return { onPick, onSearch };
};
const field = () => page.getByRole('combobox', { name: 'Compare with' });

describe('AsPicker', () => {
  it.each(['64512', 'as64512'])('takes %s with Enter and is ready for the next', async (entry) => {
    const { onPick } = show();
    await userEvent.type(field(), `${entry}{Enter}`);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(64_512);
    await expect.element(field()).toHaveValue('');
  });

  it('takes the entry with its button, which needs one', async () => {
    const { onPick } = show();
    await expect.element(page.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
    await userEvent.type(field(), '64512');
    await userEvent.click(page.getByRole('button', { name: 'Compare', exact: true }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(64_512);
  });

  it('takes a network that was found, its name cut to 14 characters', async () => {
    const { onPick } = show({ suggestions: found });
    await userEvent.type(field(), 'au');
    const option = page.getByRole('option', { name: /AS64550/ });
    await expect.element(option).toMatchTextContent('AURORA-BACKBON…');
    await userEvent.click(option);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(64_550);
  });

  it('asks for names of two characters and more, once typing rests', async () => {
    const { onSearch } = show();
    await userEvent.type(field(), 'a');
    await userEvent.type(field(), 'u');
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('au'));
    expect(onSearch).not.toHaveBeenCalledWith('a');
  });

  it.each(['level 3', '1.5'])('ignores the entry %s, with Enter and with its button', async (entry) => {
    const { onPick } = show();
    await userEvent.type(field(), `${entry}{Enter}`);
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(field(), entry);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Compare', exact: true }));
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each([
    ['Loading', 'before a name is looked for', 60_000],
    ['No options', 'once it was looked for', 20],
  ])('says %s %s, and offers nothing for one letter', async (words, _when, pause) => {
    show({ pause });
    await userEvent.type(field(), 'z');
    expect(page.getByRole('listbox').query()).toBeNull();
    await userEvent.type(field(), 'z');
    await expect.element(page.getByRole('listbox')).toMatchTextContent(words);
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
