import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './SegmentedControl.tsx';

export default { component: SegmentedControl, tags: ['visual'] } satisfies Meta;

export const Chosen: StoryObj = {
  render: () => (
    <SegmentedControl
      label="IP version"
      selected="4"
      onSelect={() => undefined}
      items={[
        { id: 'all', name: 'All' },
        { id: '4', name: 'IPv4' },
        { id: '6', name: 'IPv6', isDisabled: true },
      ]}
    />
  ),
};
