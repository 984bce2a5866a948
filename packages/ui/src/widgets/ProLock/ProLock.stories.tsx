import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { lockPlans } from '../../facts/lockTexts.ts';
import { ProLock } from './ProLock.tsx';

const meta = {
  component: ProLock,
  args: { title: 'Active only', name: 'Active only' },
  argTypes: { plan: { control: 'inline-radio', options: lockPlans } },
} satisfies Meta<typeof ProLock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

/** Beside a filter that has its own name. */
export const LockAlone: Story = { render: ({ title }) => <ProLock title={title} /> };

export const Country: Story = { args: { title: 'country', name: 'Country' } };

/** On the rating pages. */
export const RatingCountry: Story = { args: { title: 'country', name: 'Country', plan: 'as-ratings' } };

export const TooltipByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Filter by Active only is only available for users with Pro Subscription',
    );
  },
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Subscribe Now' })).toBeVisible());
  },
};
