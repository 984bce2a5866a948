import type { Meta, StoryObj } from '@storybook/react-vite';
import { someObjects, someRoas } from './PrefixRecords.fixtures.ts';
import { PrefixRecords } from './PrefixRecords.tsx';

export default { component: PrefixRecords, tags: ['visual'] } satisfies Meta;

export const Records: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <PrefixRecords
      prefix="10.0.3.0/24"
      roas={{ status: 'ready', data: someRoas }}
      objects={{ status: 'ready', data: someObjects }}
      missingSources={[]}
      onOpenHistory={() => undefined}
    />
  ),
};
