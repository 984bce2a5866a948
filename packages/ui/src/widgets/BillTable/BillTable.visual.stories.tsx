import type { Meta, StoryObj } from '@storybook/react-vite';
import { bills } from './BillTable.fixtures.ts';
import { BillTable } from './BillTable.tsx';

export default { component: BillTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <BillTable
      bills={{ status: 'ready', data: { rows: bills, total: bills.length } }}
      onPay={() => undefined}
      onCredit={() => Promise.resolve(null)}
    />
  ),
};
