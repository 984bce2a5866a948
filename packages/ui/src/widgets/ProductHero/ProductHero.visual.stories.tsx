import type { Meta, StoryObj } from '@storybook/react-vite';
import { policyMonitoring } from './ProductHero.fixtures.tsx';
import { ProductHero } from './ProductHero.tsx';

export default { component: ProductHero, tags: ['visual'] } satisfies Meta;

export const Wide: StoryObj = {
  parameters: { picture: { width: 1100 } },
  render: () => <ProductHero {...policyMonitoring} basis="Built on 24 BGP sessions." />,
};
