import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { alder, wide } from './AsSetTree.fixtures.ts';
import { AsSetTree } from './AsSetTree.tsx';

export default { component: AsSetTree, tags: ['visual'] } satisfies Meta;

export const Trees: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Stack gap={32}>
      <AsSetTree asSet="AS-ALDER" tree={{ status: 'ready', data: alder }} />
      <AsSetTree asSet="AS-WIDE" tree={{ status: 'ready', data: wide(3) }} />
    </Stack>
  ),
};
