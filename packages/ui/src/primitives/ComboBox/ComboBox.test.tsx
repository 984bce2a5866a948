import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ComboBox } from './ComboBox.tsx';

describeConformance<HTMLDivElement>('ComboBox', (host) => <ComboBox {...host} label="Prefix" items={items} />, {
  interactive: true,
});

const items = [
  { id: 1, name: '10.12.0.0/16' },
  { id: 2, name: '10.13.0.0/16' },
];

describe('ComboBox', () => {
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);

  it('filters by what is typed and takes an option with Enter', async () => {
    const onSelect = vi.fn();
    render(<ComboBox label="Prefix" items={items} onSelect={onSelect} />);
    await userEvent.keyboard('{Tab}10.13');
    await expect.poll(names).toEqual(['10.13.0.0/16']);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(2);
    await expect.element(page.getByRole('combobox')).toHaveValue('10.13.0.0/16');
  });

  it('leaves fetched options as they come', async () => {
    const onInputChange = vi.fn();
    render(<ComboBox label="Prefix" items={items} onInputChange={onInputChange} />);
    await userEvent.keyboard('{Tab}zz');
    expect(onInputChange).toHaveBeenLastCalledWith('zz');
    await expect.poll(names).toEqual(['10.12.0.0/16', '10.13.0.0/16']);
  });

  it.each([
    [{ isLoading: true, loadingText: 'Fetching prefixes' }, 'Fetching prefixes'],
    [{}, 'No options'],
  ])('says %j as %s', async (props, said) => {
    render(<ComboBox label="Prefix" items={[]} onInputChange={() => undefined} {...props} />);
    await userEvent.keyboard('{Tab}z');
    await expect.element(page.getByRole('listbox').getByText(said)).toBeVisible();
  });

  it('has the focus again when the dialog closes that a choice opened', async () => {
    function Chooser() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <ComboBox label="Prefix" items={items} onSelect={() => setOpen(true)} />
          <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Chosen">
            A dialog
          </Dialog>
        </>
      );
    }
    render(<Chooser />);
    await userEvent.keyboard('{Tab}10.13');
    await expect.poll(names).toEqual(['10.13.0.0/16']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });

  it('closes with Escape', async () => {
    render(<ComboBox label="Prefix" items={items} />);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });
});
