import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tones } from '../../tokens/roles.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { showToast } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <>
      <Inline>
        {tones.map((tone) => (
          <Button key={tone} onPress={() => showToast('Link copied', { tone, description: 'Paste it anywhere.' })}>
            {tone}
          </Button>
        ))}
      </Inline>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'invalid' }));
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Link copied');
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
