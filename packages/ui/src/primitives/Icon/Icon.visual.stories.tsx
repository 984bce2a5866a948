import type { Meta, StoryObj } from '@storybook/react-vite';
import { Network } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import { iconSizes } from './Icon.variants.ts';

export default { component: Icon, tags: ['visual'] } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <Icon key={size} of={Network} size={size} />
      ))}
    </Inline>
  ),
};
