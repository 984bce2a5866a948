import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Columns } from '../Columns/Columns.tsx';
import { fieldSizes } from '../Field/Field.variants.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export default { component: TextField, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

const states: readonly Partial<TextFieldProps>[] = [
  ...fieldSizes.map((size) => ({ size })),
  { defaultValue: 'noc@example.net', icon: Mail, description: 'Where alerts go.' },
  { defaultValue: 'noc@', error: 'Enter an address such as noc@example.net.' },
  { isDisabled: true, defaultValue: 'noc@example.net' },
];

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      {states.map((state, at) => (
        <TextField key={at} label="Email" placeholder="noc@example.net" {...state} />
      ))}
    </Columns>
  ),
};
