import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { alderIdentity, longIdentity, namelessIdentity, rightToLeftIdentity } from './AsHeader.fixtures.ts';
import { AsHeader } from './AsHeader.tsx';

export default { component: AsHeader, tags: ['visual'] } satisfies Meta;

export const Identities: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={48}>
      {[alderIdentity, longIdentity, rightToLeftIdentity, namelessIdentity].map((data) => (
        <AsHeader key={data.asName} asn={64512} identity={{ status: 'ready', data }} />
      ))}
      <AsHeader asn={64512} identity={{ status: 'loading' }} />
    </Stack>
  ),
};
