import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ipVersionChoices } from '../../facts/ipVersions.ts';
import { IpVersionTabs } from './IpVersionTabs.tsx';

export default { component: IpVersionTabs, tags: ['visual'] } satisfies Meta;

export const Choices: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      {ipVersionChoices.map((value) => (
        <IpVersionTabs key={value} value={value} onChange={() => undefined} />
      ))}
    </Stack>
  ),
};
