import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WizardSteps } from './WizardSteps.tsx';
import { wizardSteps } from './wizardSteps.ts';

const meta = {
  component: WizardSteps,
  args: {
    current: 'establish-session',
    reader: { isLoggedIn: true, isApproved: true },
    hrefOf: (step) => `#${step}`,
  },
  argTypes: { current: { control: 'inline-radio', options: wizardSteps } },
} satisfies Meta<typeof WizardSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const Guest: Story = {
  args: { current: 'register', reader: { isLoggedIn: false, isApproved: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AS Confirmation').closest('[aria-disabled]')).not.toBeNull();
  },
};

export const Pending: Story = { args: { current: 'as-confirmation', reader: { isLoggedIn: true, isApproved: false } } };
