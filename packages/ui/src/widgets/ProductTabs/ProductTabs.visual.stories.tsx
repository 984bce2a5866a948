import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from './ProductTabs.fixtures.ts';
import { ProductTabs } from './ProductTabs.tsx';

export default { component: ProductTabs, tags: ['visual'] } satisfies Meta;

export const First: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => <ProductTabs products={products} />,
};
