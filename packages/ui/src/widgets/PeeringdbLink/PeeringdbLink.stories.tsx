import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeeringdbLink } from './PeeringdbLink.tsx';

const meta = {
  component: PeeringdbLink,
  args: { name: 'Polder Exchange', href: 'https://www.peeringdb.com/ix/1' },
} satisfies Meta<typeof PeeringdbLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NotListed: Story = { args: { href: null } };
