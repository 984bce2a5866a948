import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: { label: 'Why invalid', trigger: <Button>Invalid</Button>, children: 'Announced as /24, the ROA allows /22.' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invalid' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Why invalid' })).toBeVisible());
  },
};

export const WithClose: Story = {
  args: { defaultOpen: true, children: (close) => <Button onPress={close}>Done</Button> },
};

/** The content has its own padding and width. */
export const Flush: Story = {
  args: { defaultOpen: true, flush: true, children: <div style={{ width: 300, padding: 12 }}>Reaches the edge</div> },
};
