import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  component: ButtonGroup,
  args: {
    label: 'Targets',
    children: (
      <>
        <Button>All</Button>
        <Button>Clear</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
};
