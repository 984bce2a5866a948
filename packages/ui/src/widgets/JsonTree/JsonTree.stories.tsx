import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, longList } from './JsonTree.fixtures.ts';
import { JsonTree } from './JsonTree.tsx';

const meta = { component: JsonTree, args: { label: 'Answer', value: answer } } satisfies Meta<typeof JsonTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongList: Story = { args: { value: longList } };
export const Plain: Story = { args: { value: 'Only words' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>] };
