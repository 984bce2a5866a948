import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropagationFilterPopover } from './PropagationFilterPopover.tsx';

export default { component: PropagationFilterPopover, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const InForce: StoryObj = {
  render: () => (
    <PropagationFilterPopover
      counts={{ ipv4: 850, ipv6: 612, all: 1204 }}
      value={{ range: [20, 80], isRelative: true }}
      onApply={nothing}
      onClear={nothing}
    />
  ),
};
