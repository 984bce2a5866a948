import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { prefixes } from './PrefixPicker.fixtures.ts';
import { PrefixPicker } from './PrefixPicker.tsx';

const meta = {
  component: PrefixPicker,
  args: {
    selected: '10.0.0.0/8',
    options: prefixes,
    page: 1,
    pageSize: 10,
    total: prefixes.length,
    onSelect: fn(),
    onPageChange: fn(),
    onSearch: fn(),
  },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected);
    const [page, setPage] = useState(args.page);
    const [text, setText] = useState('');
    const found = args.options.filter((prefix) => prefix.includes(text));
    return (
      <PrefixPicker
        {...args}
        selected={selected}
        onSelect={(prefix) => {
          setSelected(prefix);
          args.onSelect(prefix);
        }}
        options={found.slice((page - 1) * args.pageSize, page * args.pageSize)}
        page={page}
        total={found.length}
        onPageChange={setPage}
        onSearch={(next) => {
          setText(next);
          setPage(1);
        }}
      />
    );
  },
} satisfies Meta<typeof PrefixPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText('1 – 10 of 42')).toBeInTheDocument();
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByText('11 – 20 of 42')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: '10.12.0.0/16' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('10.12.0.0/16');
  },
};

/** Without a selection the first prefix is selected at once. */
export const FirstChoice: Story = {
  args: { selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('10.0.0.0/8');
  },
};

export const Loading: Story = { args: { selected: null, options: [], total: 0, isLoading: true } };

export const Empty: Story = { args: { selected: null, options: [], total: 0 } };

export const LongPrefix: Story = { args: { selected: 'fd00:64512:4000:8000:1234:5678:9abc:def0/128' } };
