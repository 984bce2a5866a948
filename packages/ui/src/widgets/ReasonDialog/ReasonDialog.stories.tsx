import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReasonDialog } from './ReasonDialog.tsx';

const meta = {
  component: ReasonDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Refund this bill?',
    confirmLabel: 'Refund',
    children: 'A credit note cancels RG-2026-000001.',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
