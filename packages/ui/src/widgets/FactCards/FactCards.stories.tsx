import type { Meta, StoryObj } from '@storybook/react-vite';
import { waysToDescribe } from './FactCards.fixtures.ts';
import { FactCards } from './FactCards.tsx';

const meta = {
  component: FactCards,
  args: { label: 'How to describe a policy', facts: waysToDescribe },
} satisfies Meta<typeof FactCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Few: Story = { args: { facts: waysToDescribe.slice(0, 2) } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
