import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: { text: '10.12.0.0/16', label: 'Copy prefix' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
