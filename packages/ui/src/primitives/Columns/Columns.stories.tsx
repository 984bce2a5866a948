import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { columnBreakpoints, columnShares } from './Columns.variants.ts';
import { Columns } from './Columns.tsx';

const children = ['one', 'two', 'three', 'four'].map((name) => (
  <Box key={name} background="infoSoft" padding={8} borderRadius="small">
    {name}
  </Box>
));

const meta = {
  component: Columns,
  args: { children, shares: '1 1 1 1' },
  argTypes: {
    shares: { control: 'select', options: columnShares },
    from: { control: 'select', options: columnBreakpoints },
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
