import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { segmentSizes } from './SegmentedControl.variants.ts';

export default { component: SegmentedControl, tags: ['visual'] } satisfies Meta;

export const Chosen: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {segmentSizes.map((size) => (
        <SegmentedControl
          key={size}
          size={size}
          label={`IP version, ${size}`}
          selected="4"
          onSelect={() => undefined}
          items={[
            { id: 'all', name: 'All' },
            { id: '4', name: 'IPv4' },
            { id: '6', name: 'IPv6', isDisabled: true },
          ]}
        />
      ))}
    </Stack>
  ),
};
