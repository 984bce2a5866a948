import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldSizes } from '../Field/Field.variants.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', placeholder: 'noc@example.net', description: 'Where alerts go.' },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithError: Story = { args: { error: 'Enter an address such as noc@example.net.', defaultValue: 'noc@' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const HiddenLabel: Story = { args: { hideLabel: true } };
