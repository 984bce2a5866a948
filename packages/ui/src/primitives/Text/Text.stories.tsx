import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { textTones } from './Text.variants.ts';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Announced by 64 networks' },
  argTypes: { tone: { control: 'select', options: textTones } },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Truncated: Story = {
  render: (args) => (
    <Box maxWidth="full" overflow="hidden">
      <Text {...args} truncate>
        {'Northern Region Research and Education Network Association '.repeat(6)}
      </Text>
    </Box>
  ),
};

export const RightToLeft: Story = { args: { children: 'شركة الاتصالات الوطنية' } };
