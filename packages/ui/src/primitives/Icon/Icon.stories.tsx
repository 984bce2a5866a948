import type { Meta, StoryObj } from '@storybook/react-vite';
import { Network } from 'lucide-react';
import { iconSizes } from './Icon.variants.ts';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { of: Network },
  argTypes: { size: { control: 'inline-radio', options: iconSizes }, of: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Named: Story = { args: { label: 'Network' } };
