import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from './ProductTabs.fixtures.ts';
import { ProductTabs } from './ProductTabs.tsx';

const meta = { component: ProductTabs, args: { products } } satisfies Meta<typeof ProductTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const AnotherChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /BGP Analytics/ }));
    await expect(canvas.getByRole('heading', { name: /BGP Analytics/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
