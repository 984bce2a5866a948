import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Speed } from '../Speed/Speed.tsx';
import { AbbreviatedNumber } from './AbbreviatedNumber.tsx';

export default { component: AbbreviatedNumber, tags: ['visual'] } satisfies Meta;

const instant = new Date('2026-01-15T09:04:00Z');

/** With the other numbers of a table row. */
export const Figures: StoryObj = {
  render: () => (
    <Inline gap={24}>
      {[999, 1250, 13_400, 4_770_000, 3_400_000_000_000].map((value) => (
        <AbbreviatedNumber key={value} value={value} />
      ))}
      <Speed megabits={1000} />
      <Speed megabits={2500} />
      <DateTime value={instant} precision="day" />
      <DateTime value={instant} />
    </Inline>
  ),
};
