import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

export default { component: Inline, tags: ['visual'], parameters: { picture: { width: 240 } } } satisfies Meta;

export const Wrapping: StoryObj = {
  render: () => (
    <Inline>
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Inline>
  ),
};
