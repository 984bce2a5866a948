import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { billCountries } from './BillForm.fixtures.ts';
import { BillForm } from './BillForm.tsx';

const meta = {
  component: BillForm,
  args: { countries: billCountries, onSubmit: fn() },
} satisfies Meta<typeof BillForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Known: Story = {
  args: { known: { email: 'ada@example.net', position: 'CTO', firstname: 'Ada', lastname: 'Byron' } },
};

/** The order already has email and position. */
export const AfterOrderInfo: Story = {
  args: { hasOrderInfo: true, known: { email: 'ada@example.net', position: 'CTO' } },
};

export const Checked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the bill' }));
    await expect(canvas.getAllByText('Required field')).toHaveLength(8);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { error: 'Something went wrong' } };

export const RefusedByServer: Story = { args: { serverErrors: { vatId: 'This VAT ID is not known.' } } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <BillForm {...args} />
    </div>
  ),
};
