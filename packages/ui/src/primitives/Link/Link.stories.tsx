import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkKinds } from './Link.variants.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#as64512', children: 'AS64512' },
  argTypes: { kind: { control: 'inline-radio', options: linkKinds } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NewWindow: Story = { args: { target: '_blank', href: 'https://example.net', children: 'PeeringDB' } };
