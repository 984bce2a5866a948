import type { Meta, StoryObj } from '@storybook/react-vite';
import { DottedName } from './DottedName.tsx';

const meta = {
  component: DottedName,
  args: { children: 'network-operations@customers.provider.example' },
} satisfies Meta<typeof DottedName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>] };
