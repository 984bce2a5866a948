import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { activities } from '../../facts/activity.ts';
import { ActivityBadge } from './ActivityBadge.tsx';

export default { component: ActivityBadge, tags: ['visual'] } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <Inline>
      {activities.map((activity) => (
        <ActivityBadge key={activity} activity={activity} />
      ))}
      <ActivityBadge activity="active" severity="medium" />
      <ActivityBadge activity="active" severity="high" />
    </Inline>
  ),
};
