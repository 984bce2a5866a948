import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldSizes } from '../Field/Field.variants.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Prefixes', defaultValue: 20, minValue: 0, maxValue: 1000, onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Steps: Story = {
  args: { step: 10 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
  },
};

/** A number that is a name has no thousands separators and no steppers. */
export const Asn: Story = {
  args: {
    label: 'AS number',
    defaultValue: 197_068,
    maxValue: 4_294_967_295,
    formatOptions: { useGrouping: false },
    hasSteppers: false,
  },
};

export const WithUnit: Story = { args: { label: 'Trial', unit: 'days', defaultValue: 30 } };

export const WithError: Story = { args: { error: 'Required field' } };

export const Disabled: Story = { args: { isDisabled: true } };
