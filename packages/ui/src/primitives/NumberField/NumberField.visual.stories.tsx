import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { fieldSizes } from '../Field/Field.variants.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export default { component: NumberField, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

const states: readonly Partial<NumberFieldProps>[] = [
  ...fieldSizes.map((size) => ({ size })),
  { unit: 'days', description: 'Weekends included.' },
  { error: 'Required field', hasSteppers: false },
  { isDisabled: true },
];

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      {states.map((state, at) => (
        <NumberField key={at} label="Trial" defaultValue={1234} maxValue={1234} {...state} />
      ))}
    </Columns>
  ),
};
