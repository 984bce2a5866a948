import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Flag } from './Flag.tsx';

const meta = {
  component: Flag,
  args: { code: 'JP' },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutDrawing: Story = { args: { code: 'ZZ', name: 'Unknown country' } };

export const Decorative: Story = {
  render: () => (
    <Text>
      <Flag code="BR" decorative /> Brazil
    </Text>
  ),
};
