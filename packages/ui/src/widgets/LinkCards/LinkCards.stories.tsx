import type { Meta, StoryObj } from '@storybook/react-vite';
import { products, services } from './LinkCards.fixtures.ts';
import { LinkCards } from './LinkCards.tsx';

const meta = {
  component: LinkCards,
  args: { label: 'Other products', links: products },
} satisfies Meta<typeof LinkCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const OtherSites: Story = { args: { label: 'Sister services', links: services } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
