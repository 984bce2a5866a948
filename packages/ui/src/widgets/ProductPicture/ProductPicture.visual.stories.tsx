import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGraph } from './ProductPicture.fixtures.ts';
import { ProductPicture } from './ProductPicture.tsx';

export default { component: ProductPicture, tags: ['visual'] } satisfies Meta;

export const OfTheTheme: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => <ProductPicture {...aGraph} />,
};
