import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DayPairPopover } from './DayPairPopover.tsx';

export default { component: DayPairPopover, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const week = { from: '2026-11-08', until: '2026-11-15' };

export const Buttons: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => (
    <Inline gap={8}>
      <DayPairPopover value={null} suggested={week} onApply={nothing} onClear={nothing} />
      <DayPairPopover value={week} suggested={week} onApply={nothing} onClear={nothing} />
    </Inline>
  ),
};
