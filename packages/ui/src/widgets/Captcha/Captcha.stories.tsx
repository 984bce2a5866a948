import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { easy } from './Captcha.fixtures.ts';
import { Captcha } from './Captcha.tsx';
import type { ProofOfWorkProps } from './ProofOfWork.tsx';

const meta = {
  component: Captcha,
  args: { challenge: easy, onSolved: fn(), onExpired: fn() },
} satisfies Meta<ProofOfWorkProps>;
export default meta;
type Story = StoryObj<ProofOfWorkProps>;

export const Unsolved: Story = {};

export const Solved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am not a robot' }));
    await expect(await canvas.findByText('Checked')).toBeVisible();
    await expect(args.onSolved).toHaveBeenCalledOnce();
  },
};

/** The challenge is still loading. */
export const Solving: Story = {
  args: { challenge: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByText(/Checking/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { challenge: () => Promise.reject(new Error('away')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(/failed/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { lifetime: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(/expired/)).toBeVisible();
    await expect(args.onExpired).toHaveBeenCalledOnce();
  },
};
