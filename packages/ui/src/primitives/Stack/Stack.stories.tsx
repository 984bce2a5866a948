import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Stack } from './Stack.tsx';

const children = ['one', 'two', 'three', 'four'].map((name) => (
  <Box key={name} background="infoSoft" padding={8} borderRadius="small">
    {name}
  </Box>
));

const meta = {
  component: Stack,
  args: { children, gap: 8 },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
