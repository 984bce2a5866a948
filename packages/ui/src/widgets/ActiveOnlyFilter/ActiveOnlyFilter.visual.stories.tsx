import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ActiveOnlyFilter } from './ActiveOnlyFilter.tsx';

export default { component: ActiveOnlyFilter, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Inline gap={24}>
      <ActiveOnlyFilter isSelected={false} isPro onChange={nothing} />
      <ActiveOnlyFilter isSelected isPro onChange={nothing} />
      <ActiveOnlyFilter isSelected={false} isPro={false} onChange={nothing} />
    </Inline>
  ),
};
