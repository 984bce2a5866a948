import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { necessaryCookies } from './consent.ts';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: { onChoose: fn(), policyHref: '/docs/ROUTEGLASS_PRIVACY_POLICY.pdf' },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Reopened from the footer. */
export const Changing: Story = { args: { consent: { ...necessaryCookies, analytics: true }, onClose: fn() } };

export const RefusedByBrowser: Story = { args: { isRefusedByBrowser: true, onClose: fn() } };

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Analytics/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
