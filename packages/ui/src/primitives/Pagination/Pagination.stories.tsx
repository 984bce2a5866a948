import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 1, pageSize: 50, total: 12_431, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination {...args} page={page} pageSize={pageSize} onPageChange={setPage} onPageSizeChange={setPageSize} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('51 – 100 of 12,431')).toBeVisible();
  },
};

export const LastPage: Story = { args: { page: 249 } };

export const Empty: Story = { args: { total: 0 } };
