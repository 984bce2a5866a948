import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Importing routes', value: 412_000, maxValue: 641_957, valueLabel: '412,000 of 641,957' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const UnknownLength: Story = {
  args: { label: 'Opening the file' },
  render: ({ label }) => <ProgressBar label={label} />,
};
