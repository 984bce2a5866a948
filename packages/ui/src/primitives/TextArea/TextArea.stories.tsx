import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldSizes } from '../Field/Field.variants.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Message', placeholder: 'What did you see?', description: 'Prefixes and times help us.' },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithError: Story = { args: { error: 'Required field' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'AS64512 announces our prefix.' } };
