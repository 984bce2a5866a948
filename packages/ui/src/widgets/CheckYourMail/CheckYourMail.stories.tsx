import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckYourMail } from './CheckYourMail.tsx';

const meta = {
  component: CheckYourMail,
  args: { email: 'ada@example.net', onAgain: fn() },
} satisfies Meta<typeof CheckYourMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const ForAPassword: Story = {
  args: { children: 'If it has an account, the mail holds a link to set a password.' },
};
export const LongAddress: Story = {
  args: { email: 'maximiliana.featherstonehaugh-cholmondeley@northern-exchange.example.net' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
