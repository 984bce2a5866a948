import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fieldSizes } from '../Field/Field.variants.ts';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  component: ComboBox,
  args: {
    label: 'Prefix',
    items: [
      { id: 1, name: '10.12.0.0/16' },
      { id: 2, name: '10.13.0.0/16' },
    ],
    onSelect: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10.13');
    await userEvent.click(await screen.findByRole('option', { name: '10.13.0.0/16' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
  },
};

export const Loading: Story = { args: { items: [], isLoading: true, loadingText: 'Fetching prefixes' } };

export const NothingFound: Story = {
  args: { items: [], onInputChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await waitFor(() => expect(screen.getByText('No options')).toBeVisible());
  },
};

export const WithError: Story = { args: { error: 'No such prefix.' } };
