import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { alderRecords } from './DomainTables.fixtures.ts';
import { DomainTables } from './DomainTables.tsx';

export default { component: DomainTables, tags: ['visual'] } satisfies Meta;

export const Lists: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={32}>
      {(['ip', 'ns'] as const).map((tab) => (
        <DomainTables
          key={tab}
          domain="alder.example"
          records={{ status: 'ready', data: alderRecords }}
          tab={tab}
          onTabChange={() => {}}
        />
      ))}
    </Stack>
  ),
};
