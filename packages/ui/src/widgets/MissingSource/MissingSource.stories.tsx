import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { MissingSource } from './MissingSource.tsx';
import { sourceNames } from '../../facts/sourceWords.ts';

const meta = {
  component: MissingSource,
  args: { source: 'peeringdb' },
  argTypes: { source: { control: 'select', options: sourceNames } },
  render: (args) => (
    <EmptyState title="No data to display">
      <MissingSource {...args} />
    </EmptyState>
  ),
} satisfies Meta<typeof MissingSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PeeringDb: Story = {};
export const Routes: Story = { args: { source: 'routes' } };
export const Several: Story = { args: { source: ['vrps', 'port-scans'] } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
