import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

const meta = {
  component: FocusKeeper,
  args: { label: 'Order', children: null },
  render: (args) => (
    <FocusKeeper {...args}>
      <Steps />
    </FocusKeeper>
  ),
} satisfies Meta<typeof FocusKeeper>;
export default meta;
type Story = StoryObj<typeof meta>;

function Steps() {
  const [isPaying, setPaying] = useState(false);
  return isPaying ? <Text>Payment</Text> : <Button onPress={() => setPaying(true)}>Continue</Button>;
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Order' })).toHaveFocus();
  },
};
