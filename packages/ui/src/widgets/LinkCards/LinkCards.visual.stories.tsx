import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { products, services } from './LinkCards.fixtures.ts';
import { LinkCards } from './LinkCards.tsx';

export default { component: LinkCards, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  parameters: { picture: { width: 1100 } },
  render: () => (
    <Stack gap={32}>
      <LinkCards label="Other products" links={products} />
      <LinkCards label="Sister services" links={services} />
      <div style={{ width: 320 }}>
        <LinkCards label="On a phone" links={products.slice(0, 1)} />
      </div>
    </Stack>
  ),
};
