import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BgpSessionForm } from './BgpSessionForm.tsx';

const meta = {
  component: BgpSessionForm,
  args: { asn: 64_512, collector: { asn: 197_068, routerIps: ['192.0.2.1'] }, onSubmit: fn() },
} satisfies Meta<typeof BgpSessionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Router IP' }), '198.51.100.7');
    await userEvent.click(canvas.getByRole('button', { name: 'Request session' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ip: '198.51.100.7', asnum: 64_512 });
  },
};

export const SeveralRouters: Story = {
  args: { collector: { asn: 197_068, routerIps: ['192.0.2.1', '2001:db8::1'] } },
};

/** Earlier requests: one waits, one may be set up, one was rejected, and one is up. */
export const Requested: Story = {
  args: {
    sessions: [
      { id: '4', ip: '2001:db8:1234:5678:9abc:def0:1234:5678', state: 'requested' },
      { id: '3', ip: '198.51.100.9', state: 'approved' },
      { id: '2', ip: '198.51.100.8', state: 'rejected' },
      { id: '1', ip: '198.51.100.7', state: 'established' },
    ],
  },
};

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Router IP' }), '198.51.100');
    await userEvent.click(canvas.getByRole('button', { name: 'Request session' }));
    await expect(canvas.getByText('Enter a valid IP address')).toBeVisible();
  },
};

export const FromServer: Story = { args: { serverErrors: { ip: 'There is a session with this address.' } } };

export const Failed: Story = { args: { error: 'Something went wrong' } };

export const Pending: Story = { args: { isPending: true } };

export const Narrow: Story = {
  args: {
    asn: 4_200_000_000,
    collector: { asn: 197_068, routerIps: ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'] },
    sessions: [{ id: '1', ip: '2001:db8:1234:5678:9abc:def0:1234:5678', state: 'approved' }],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
