import type { Meta, StoryObj } from '@storybook/react-vite';
import { AbbreviatedNumber } from './AbbreviatedNumber.tsx';

const meta = {
  component: AbbreviatedNumber,
  args: { value: 1_234_567 },
} satisfies Meta<typeof AbbreviatedNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Millions: Story = {};
export const Exact: Story = { args: { value: 999 } };
export const MoreThanATrillion: Story = { args: { value: 3_400_000_000_000 } };
