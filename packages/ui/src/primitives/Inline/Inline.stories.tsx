import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Inline } from './Inline.tsx';

const children = ['one', 'two', 'three', 'four'].map((name) => (
  <Box key={name} background="infoSoft" padding={8} borderRadius="small">
    {name}
  </Box>
));

const meta = {
  component: Inline,
  args: { children, gap: 8 },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
