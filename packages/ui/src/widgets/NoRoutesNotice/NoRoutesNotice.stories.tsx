import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoRoutesNotice } from './NoRoutesNotice.tsx';

const meta = {
  component: NoRoutesNotice,
  args: {},
} satisfies Meta<typeof NoRoutesNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anywhere: Story = {};
export const OfANetwork: Story = { args: { subject: 'AS3356' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
