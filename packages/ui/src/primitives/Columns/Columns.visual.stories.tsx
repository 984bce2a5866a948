import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';
import { columnShares } from './Columns.variants.ts';

export default { component: Columns, tags: ['visual'], parameters: { picture: { width: 480 } } } satisfies Meta;

export const Shares: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {columnShares.map((shares) => (
        <Columns key={shares} shares={shares} gap={8}>
          {shares.split(' ').map((share, at) => (
            <Box key={at} background="infoSoft" padding={4} borderRadius="small" textAlign="center">
              {share}
            </Box>
          ))}
        </Columns>
      ))}
    </Stack>
  ),
};
