import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { dialogSizes } from './Dialog.variants.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Remove 12 targets?',
    children: 'The graph will show every path again.',
    actions: <Button kind="danger">Remove</Button>,
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Remove</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Remove 12 targets?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { isOpen: true } };

export const LongContent: Story = {
  args: {
    isOpen: true,
    size: 'large',
    children: Array.from({ length: 40 }, (_, at) => <Text key={at}>Line {at}</Text>),
  },
};
