import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { codes } from './RecoveryCodes.fixtures.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const meta = {
  component: RecoveryCodes,
  args: { codes, email: 'ada@example.net', onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
