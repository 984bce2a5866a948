import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alder, birch, longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { manyCommon } from './CommonIxDialog.fixtures.ts';
import { CommonIxDialog } from './CommonIxDialog.tsx';

const meta = {
  component: CommonIxDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    network: alder,
    peer: birch,
    exchanges: { status: 'ready', data: manyCommon(6) },
  },
} satisfies Meta<typeof CommonIxDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongAndRightToLeftNames: Story = { args: { network: longNamed, peer: rightToLeft } };
export const ManyRows: Story = { args: { exchanges: { status: 'ready', data: manyCommon(40) } } };
export const Loading: Story = { args: { exchanges: { status: 'loading' } } };
export const Failed: Story = {
  args: { exchanges: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { exchanges: { status: 'ready', data: [] } } };
