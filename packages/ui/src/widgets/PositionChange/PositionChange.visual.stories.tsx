import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PositionChange } from './PositionChange.tsx';

export default { component: PositionChange, tags: ['visual'] } satisfies Meta;

export const Directions: StoryObj = {
  render: () => (
    <Inline gap={24}>
      {[3, -12, 0, null].map((change) => (
        <PositionChange key={change} change={change} />
      ))}
    </Inline>
  ),
};
