import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { buttonKinds, buttonSizes } from '../Button/Button.variants.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#plans', children: 'See plans', iconAfter: ArrowRight },
  argTypes: {
    kind: { control: 'inline-radio', options: buttonKinds },
    size: { control: 'inline-radio', options: buttonSizes },
    iconAfter: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NewWindow: Story = { args: { target: '_blank' } };
