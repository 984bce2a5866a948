import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { anyDay } from '../../facts/daySpan.ts';
import { DaySpanPopover } from './DaySpanPopover.tsx';

export default { component: DaySpanPopover, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Buttons: StoryObj = {
  parameters: { picture: { width: 560 } },
  render: () => (
    <Inline gap={8}>
      <DaySpanPopover value={anyDay} onChange={nothing} />
      <DaySpanPopover value={{ from: '2026-11-01', until: '2026-11-07' }} onChange={nothing} />
      <DaySpanPopover value={{ from: '2026-11-01', until: '' }} onChange={nothing} />
    </Inline>
  ),
};
