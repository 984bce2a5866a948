import type { Meta, StoryObj } from '@storybook/react-vite';
import { spinnerSizes } from './Spinner.variants.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Loading' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
