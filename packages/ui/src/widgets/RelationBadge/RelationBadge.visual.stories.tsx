import { neighborRelations } from '@routeglass/domain/neighbor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { RelationBadge } from './RelationBadge.tsx';

export default { component: RelationBadge, tags: ['visual'] } satisfies Meta;

export const Relations: StoryObj = {
  render: () => (
    <Inline>
      {neighborRelations.map((relation) => (
        <RelationBadge key={relation} relation={relation} />
      ))}
    </Inline>
  ),
};
