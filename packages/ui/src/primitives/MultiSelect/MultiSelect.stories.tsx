import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  component: MultiSelect,
  args: { label: 'Targets', items: [], selected: [], onChange: fn(), placeholder: 'Add a network' },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const networks = [
  { id: 64512, name: 'AS64512 Alder Net' },
  { id: 64513, name: 'AS64513 Birch Transit' },
  { id: 64514, name: 'AS64514 Cedar Exchange' },
];

export const Playground: Story = {
  args: { items: networks },
  render: (args) => {
    const [selected, setSelected] = useState(args.selected);
    return <MultiSelect {...args} selected={selected} onChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'birch');
    await userEvent.click(await screen.findByRole('option', { name: /Birch/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Birch/ })).toBeVisible());
  },
};

export const Chosen: Story = { args: { items: networks, selected: networks.slice(0, 2) } };

export const Disabled: Story = { args: { items: networks, isDisabled: true } };

export const Loading: Story = { args: { isLoading: true, loadingText: 'Loading networks' } };

export const Empty: Story = {
  args: { empty: 'No network matches' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // The list fades in.
    await waitFor(() => expect(screen.getByText('No network matches')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const Failed: Story = { args: { error: 'The networks could not be loaded. Try again in a moment.' } };
