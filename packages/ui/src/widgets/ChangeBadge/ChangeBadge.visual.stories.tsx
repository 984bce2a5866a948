import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { changeKinds } from '../../facts/change.ts';
import { ChangeBadge } from './ChangeBadge.tsx';

export default { component: ChangeBadge, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <Inline gap={8}>
      {changeKinds.map((change) => (
        <ChangeBadge key={change} change={change} />
      ))}
    </Inline>
  ),
};
