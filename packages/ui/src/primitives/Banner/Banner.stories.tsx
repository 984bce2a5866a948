import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../../tokens/roles.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { title: 'Large graph', children: 'Page may become unresponsive for large graphs.' },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = { args: { actions: <Button size="small">Show it</Button>, onClose: fn() } };

export const Failure: Story = {
  args: { tone: 'invalid', live: true, title: 'The file could not be read', children: 'rib.bz2 ends at byte 4,096.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be read');
  },
};

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
