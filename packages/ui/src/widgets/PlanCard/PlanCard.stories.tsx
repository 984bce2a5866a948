import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { enterprisePlan, freePlan, proPlan } from './PlanCard.fixtures.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanCardsSkeleton } from './PlanCardsSkeleton.tsx';

const meta = {
  component: PlanCard,
  args: { plan: freePlan },
  render: (args) => (
    <div style={{ maxWidth: 360, paddingTop: 12 }}>
      <PlanCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};

/** Signed-in readers have it already. */
export const FreeWhenSignedIn: Story = { args: { hideButton: true } };

export const Pro: Story = { args: { plan: proPlan } };

export const Enterprise: Story = {
  args: { plan: enterprisePlan, trialHref: '/try-for-free', onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a plan' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Learn more' }));
    await expect(canvas.getByText('DDoS amplifiers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const About: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the plan Free' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Free' })).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    plan: {
      ...proPlan,
      title: 'Internationalisation and interconnection of networks',
      description: 'שירות לרשתות גדולות מאוד',
      buttonText: 'Buy online, or ask',
    },
  },
};

export const Loading: Story = { render: () => <PlanCardsSkeleton /> };

export const AllThree: Story = {
  render: () => (
    <PlanCards>
      <PlanCard plan={freePlan} />
      <PlanCard plan={proPlan} />
      <PlanCard plan={enterprisePlan} trialHref="/try-for-free" onChoose={fn()} />
    </PlanCards>
  ),
};
