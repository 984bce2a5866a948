import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { gridCells } from './Grid.variants.ts';
import { Grid } from './Grid.tsx';

const children = ['one', 'two', 'three', 'four'].map((name) => (
  <Box key={name} background="infoSoft" padding={8} borderRadius="small">
    {name}
  </Box>
));

const meta = {
  component: Grid,
  args: { children, cell: 120 },
  argTypes: { cell: { control: 'select', options: gridCells } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
