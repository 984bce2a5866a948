import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ListFilter } from './ListFilter.tsx';

export default { component: ListFilter, tags: ['visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Inline>
      <ListFilter label="Empty" value="" onChange={() => {}} />
      <ListFilter label="In force" value="64512:" onChange={() => {}} />
    </Inline>
  ),
};
