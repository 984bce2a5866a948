import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from './SearchExamples.fixtures.ts';
import { SearchExamples } from './SearchExamples.tsx';

const meta = { component: SearchExamples, args: { examples } } satisfies Meta<typeof SearchExamples>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const One: Story = { args: { examples: examples.slice(0, 1) } };
/** Others may replace it: the content below does not move then. */
export const WithRoom: Story = { args: { examples: examples.slice(0, 1), roomFor: examples } };
