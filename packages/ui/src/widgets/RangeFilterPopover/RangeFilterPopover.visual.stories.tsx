import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { RangeFilterPopover } from './RangeFilterPopover.tsx';

export default { component: RangeFilterPopover, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const still = { title: 'Prefix length', min: 0, max: 32, onApply: nothing, onClear: nothing };

export const Buttons: StoryObj = {
  render: () => (
    <Inline>
      <RangeFilterPopover {...still} value={null} />
      <RangeFilterPopover {...still} value={[16, 24]} />
      <RangeFilterPopover {...still} value={null} isLocked />
    </Inline>
  ),
};
