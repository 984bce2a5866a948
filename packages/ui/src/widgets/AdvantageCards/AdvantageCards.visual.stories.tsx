import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { advantages } from './AdvantageCards.fixtures.ts';
import { AdvantageCards } from './AdvantageCards.tsx';

export default { component: AdvantageCards, tags: ['visual'] } satisfies Meta;

export const Widths: StoryObj = {
  parameters: { picture: { width: 1024 } },
  render: () => (
    <Stack gap={32}>
      <AdvantageCards advantages={advantages} scrollTo="product" />
      <div style={{ width: 'min(600px, 100%)' }}>
        <AdvantageCards advantages={advantages} />
      </div>
    </Stack>
  ),
};
