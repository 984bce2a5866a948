import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ProLock } from './ProLock.tsx';

export default { component: ProLock, tags: ['visual'] } satisfies Meta;

export const Locks: StoryObj = {
  render: () => (
    <Inline>
      <ProLock title="Active only" name="Active only" />
      <ProLock title="country" name="Country" />
      <ProLock title="country" />
    </Inline>
  ),
};
