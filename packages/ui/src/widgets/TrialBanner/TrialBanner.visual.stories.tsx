import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TrialBanner } from './TrialBanner.tsx';

export default { component: TrialBanner, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Widths: StoryObj = {
  parameters: { picture: { width: 990 } },
  render: () => (
    <Stack gap={24}>
      <TrialBanner onSubmit={nothing} pricingHref="/pricing" />
      <div style={{ width: 320 }}>
        <TrialBanner onSubmit={nothing} />
      </div>
    </Stack>
  ),
};
