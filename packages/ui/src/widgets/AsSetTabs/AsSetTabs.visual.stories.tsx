import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { directMembers, holders, memberFacts, rawObjects, someLoops } from './AsSetTabs.fixtures.ts';
import { AsSetTabs } from './AsSetTabs.tsx';
import type { AsSetTab } from './asSetView.ts';

export default { component: AsSetTabs, tags: ['visual'] } satisfies Meta;

const show = (tab: AsSetTab) => (
  <AsSetTabs
    asSet="AS-ALDER"
    view={{ tab, recursively: false, source: null, page: 1, pageSize: 20, q: '' }}
    onViewChange={() => {}}
    direct={{ status: 'ready', data: directMembers }}
    recursive={{ status: 'loading' }}
    reverse={{ status: 'ready', data: holders }}
    raw={{ status: 'ready', data: rawObjects }}
    loops={{ status: 'ready', data: someLoops }}
    facts={memberFacts}
  />
);

export const Members: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Stack gap={32}>
      {show('asn-members')}
      {show('as-set-members')}
    </Stack>
  ),
};

export const RawAndLoops: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Stack gap={32}>
      {show('raw')}
      {show('loops')}
    </Stack>
  ),
};
